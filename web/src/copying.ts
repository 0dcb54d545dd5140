// Copying a text.

/** Copy what stands in a field; without a clipboard, as on plain http, it is marked and copied the old way. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
