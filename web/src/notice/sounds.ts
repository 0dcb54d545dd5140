// Short soft sounds, made on the spot of tones and of noise: there is nothing to load.

import { settings } from "../table/settings.svelte";

/** Two voices may overlap, and together stay under 0.15. */
const LOUDEST = 0.07;
const FADE_IN = 0.015;
const SILENCE = 0.0001;
/** Between two sounds that have no time of their own. */
const PAUSE = 0.12;

interface Tone {
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  readonly wave?: OscillatorType;
  readonly loud?: number;
}

/** Rushing air, paper and thunder: noise from which one pitch stands out. */
interface Rush {
  readonly noise: BiquadFilterType;
  readonly pitch: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud?: number;
}

type Voice = Tone | Rush;

const RECIPES = {
  /** Cards. */
  deal: [0, 0.07, 0.14, 0.21, 0.28, 0.35].map((at) => paper(1700 + 900 * at, at, 0.09, 0.6)),
  draw: [paper(2300, 0, 0.11, 0.5)],
  lift: [{ noise: "bandpass", pitch: 420, to: 1500, at: 0, lasts: 0.4, loud: 0.55 }],
  discard: [
    paper(1500, 0, 0.16, 0.8),
    { pitch: 210, to: 120, at: 0.09, lasts: 0.14, wave: "sine", loud: 0.7 },
  ],
  played: tune([523, 0.18]),
  strike: [
    ...tune([196, 0.16], [147, 0.34]),
    { noise: "lowpass", pitch: 1800, to: 160, at: 0, lasts: 0.45, loud: 1 },
  ],
  /** Clues and tokens. */
  clue: tune([988, 0.12], [988, 0.22]),
  told: [{ pitch: 740, at: 0, lasts: 0.2, wave: "sine", loud: 0.5 }],
  token: [
    { pitch: 1568, at: 0, lasts: 0.09, wave: "sine", loud: 0.5 },
    { pitch: 2093, at: 0.07, lasts: 0.3, wave: "sine", loud: 0.45 },
  ],
  pardon: tune([330, 0.1], [392, 0.1], [523, 0.24]),
  tile: [0, 1, 2, 3, 4].map((step) => ({
    pitch: [1047, 1319, 1568, 2093, 2637][step]!,
    at: step * 0.06,
    lasts: 0.35,
    wave: "sine" as const,
    loud: 0.4,
  })),
  /** What matters to everybody. */
  completed: tune([523, 0.1], [659, 0.1], [784, 0.1], [1047, 0.4]),
  "last-round": [
    { pitch: 131, to: 126, at: 0, lasts: 1.1, wave: "sine", loud: 1 },
    { pitch: 262, to: 258, at: 0, lasts: 0.8, wave: "triangle", loud: 0.35 },
    { pitch: 131, to: 126, at: 0.45, lasts: 1.1, wave: "sine", loud: 0.8 },
  ],
  turn: tune([659, 0.14], [880, 0.3]),
  /** The end. */
  perfect: [
    ...tune([523, 0.14], [659, 0.14], [784, 0.14], [1047, 0.3], [784, 0.14], [1047, 0.9]),
    ...[262, 392].map((pitch) => ({ pitch, at: 0.86, lasts: 1.2, wave: "sine" as const, loud: 0.6 })),
  ],
  good: tune([523, 0.16], [659, 0.16], [784, 0.5]),
  poor: tune([587, 0.2], [523, 0.2], [494, 0.45]),
  lost: tune([784, 0.18], [659, 0.18], [523, 0.5]),
  /** The finale. */
  launch: [{ noise: "bandpass", pitch: 600, to: 2600, at: 0, lasts: 0.62, loud: 0.35 }],
  burst: [
    { noise: "lowpass", pitch: 900, to: 90, at: 0, lasts: 0.9, loud: 0.9 },
    { pitch: 74, to: 38, at: 0, lasts: 0.5, wave: "sine", loud: 1 },
    ...[0.16, 0.23, 0.29, 0.38, 0.44, 0.55].map((at): Rush => ({
      noise: "highpass",
      pitch: 4200,
      at,
      lasts: 0.05,
      loud: 0.3,
    })),
  ],
  pop: [{ noise: "lowpass", pitch: 2200, to: 300, at: 0, lasts: 0.25, loud: 0.55 }],
  fizzle: [{ noise: "bandpass", pitch: 2400, to: 250, at: 0, lasts: 0.8, loud: 0.4 }],
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof RECIPES;

/** A sound, when it is heard, in milliseconds from now, and how much higher it is. */
export interface Heard {
  readonly sound: Sound;
  readonly at: number;
  readonly higher?: number;
}

let speaker: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const playing = new Set<AudioScheduledSourceNode>();

/** Play sounds; browsers allow none before someone has touched the page. */
export function sound(heard: readonly Heard[]): void {
  const loud = settings.volume.value / 100;
  if (heard.length === 0 || loud === 0 || !navigator.userActivation?.hasBeenActive) return;
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const { sound: each, at, higher = 1 } of heard)
    for (const voice of RECIPES[each] as readonly Voice[])
      ring(speaker, voice, speaker.currentTime + at / 1000, higher, loud * LOUDEST);
}

/** Sounds one after the other. */
export function inTurn(sounds: readonly Sound[]): Heard[] {
  let at = 0;
  return sounds.map((each) => {
    const heard = { sound: each, at };
    at += (lengthOf(RECIPES[each]) + PAUSE) * 1000;
    return heard;
  });
}

/** Stop whatever is still to be heard. */
export function hush(): void {
  for (const source of playing) source.stop();
  playing.clear();
}

function ring(through: AudioContext, voice: Voice, from: number, higher: number, loudest: number): void {
  const [start, end] = [from + voice.at, from + voice.at + voice.lasts];
  const volume = new GainNode(through, { gain: 0 });
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.linearRampToValueAtTime(loudest * (voice.loud ?? 1), start + FADE_IN);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  volume.connect(through.destination);
  const source =
    "noise" in voice
      ? rushing(through, voice, volume, start, end)
      : toned(through, voice, volume, start, end, higher);
  source.onended = () => playing.delete(source);
  playing.add(source);
  source.start(start);
  source.stop(end);
}

function toned(
  through: AudioContext,
  { pitch, to, wave }: Tone,
  into: AudioNode,
  start: number,
  end: number,
  higher: number,
): AudioScheduledSourceNode {
  const tone = new OscillatorNode(through, { type: wave ?? "triangle", frequency: pitch * higher });
  if (to) {
    tone.frequency.setValueAtTime(pitch * higher, start);
    tone.frequency.exponentialRampToValueAtTime(to * higher, end);
  }
  tone.connect(into);
  return tone;
}

function rushing(
  through: AudioContext,
  { noise: type, pitch, to }: Rush,
  into: AudioNode,
  start: number,
  end: number,
): AudioScheduledSourceNode {
  const air = new AudioBufferSourceNode(through, { buffer: whiteNoise(through), loop: true });
  const filter = new BiquadFilterNode(through, {
    type,
    frequency: pitch,
    Q: type === "bandpass" ? 2.2 : 0.7,
  });
  if (to) {
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
  }
  air.connect(filter).connect(into);
  return air;
}

/** A second of noise, made once. */
function whiteNoise(through: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: through.sampleRate, sampleRate: through.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** A card that slides over others. */
function paper(pitch: number, at: number, lasts: number, loud: number): Rush {
  return { noise: "bandpass", pitch, to: pitch * 1.5, at, lasts, loud };
}

/** Tones by pitch and length, each after the one before. */
function tune(...notes: readonly (readonly [number, number])[]): Tone[] {
  let from = 0;
  return notes.map(([pitch, lasts]) => {
    const at = from;
    from += lasts;
    return { pitch, lasts, at };
  });
}

function lengthOf(voices: readonly Voice[]): number {
  return Math.max(0, ...voices.map((voice) => voice.at + voice.lasts));
}
