// Compile the modules of archives with the Python that will run them: `node compile_modules.js PYODIDE ARCHIVE...`.
// Each archive is replaced by one whose modules need no compiling any more, uncompressed. What only people read of a
// module, its docstrings and the numbers of its lines, is left out.

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [folder, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/` });
const compiled = python.runPython(`
import ast
import importlib._bootstrap_external as imports
import io
import zipfile


class Bare(ast.NodeTransformer):
    """Removes docstrings; a class keeps the shortest, or a dataclass would write its own as it is made."""

    def visit(self, node):
        self.generic_visit(node)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[0].value.value = "." if isinstance(node, ast.ClassDef) else ""
        return node


def slim(code):
    consts = (slim(each) if hasattr(each, "co_code") else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(consts))


def compiled(data):
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_py())) as source, zipfile.ZipFile(written, "w") as target:
        for name in source.namelist():
            content = source.read(name)
            if name.endswith(".py"):
                tree = Bare().visit(ast.parse(content))
                code = compile(tree, name, "exec", dont_inherit=True, optimize=1)
                name, content = name + "c", bytes(imports._code_to_timestamp_pyc(slim(code)))
            target.writestr(zipfile.ZipInfo(name), content)
    return written.getvalue()


compiled
`);
for (const archive of archives) {
  const data = new Uint8Array(readFileSync(archive).buffer.slice());
  writeFileSync(archive, compiled(data).toJs());
}
process.exit(0);
