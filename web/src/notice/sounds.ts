// Short soft tones, made on the spot: there is nothing to load.

import type { News } from "./news";

/** Two tones may overlap, and together stay under 0.15. */
const VOLUME = 0.07;
const FADE_IN = 0.015;
const SILENCE = 0.0001;
const PAUSE = 0.12;

interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
}

const TUNES: Readonly<Record<News, readonly Tone[]>> = {
  played: tune([523, 0.18]),
  clue: tune([988, 0.12], [988, 0.22]),
  strike: tune([196, 0.16], [147, 0.34]),
  completed: tune([523, 0.1], [659, 0.1], [784, 0.1], [1047, 0.4]),
  turn: tune([659, 0.14], [880, 0.3]),
  end: tune([784, 0.18], [659, 0.18], [523, 0.5]),
};
let speaker: AudioContext | null = null;

/** Play the tunes one after the other; browsers allow none before somebody has touched the page. */
export function sound(news: readonly News[]): void {
  if (news.length === 0 || !navigator.userActivation?.hasBeenActive) return;
  speaker ??= new AudioContext();
  void speaker.resume();
  let from = speaker.currentTime;
  for (const each of news) {
    for (const tone of TUNES[each]) ring(speaker, tone, from);
    from += lengthOf(TUNES[each]) + PAUSE;
  }
}

function ring(through: AudioContext, { pitch, at, lasts }: Tone, from: number): void {
  const voice = new OscillatorNode(through, { type: "triangle", frequency: pitch });
  const volume = new GainNode(through, { gain: 0 });
  const [start, end] = [from + at, from + at + lasts];
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + FADE_IN);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  voice.connect(volume).connect(through.destination);
  voice.start(start);
  voice.stop(end);
}

/** Tones by pitch and length, each after the one before. */
function tune(...notes: readonly (readonly [number, number])[]): Tone[] {
  const tones: Tone[] = [];
  for (const [pitch, lasts] of notes) tones.push({ pitch, lasts, at: lengthOf(tones) });
  return tones;
}

function lengthOf(tones: readonly Tone[]): number {
  return tones.reduce((length, tone) => length + tone.lasts, 0);
}
