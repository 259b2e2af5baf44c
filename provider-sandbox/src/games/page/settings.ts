import { byId } from '../../browser/dom';

const isTicked = (id: string) => byId(id, HTMLInputElement).checked;

/** What the player wants of the page; all off until ticked, and only as long as the page is open. */
export const settings = {
  get hasHotkeys() {
    return isTicked('hotkeys');
  },
  get hasSound() {
    return isTicked('sound');
  },
  get isSkipping() {
    return isTicked('skip');
  },
};

let audio: AudioContext | undefined;
const tones = { win: [523, 784], loss: [220], even: [392] } as const;
const toneSeconds = 0.12;

/** Sounds what a round brought, for players who asked for sound. */
export function soundRound(kind: keyof typeof tones): void {
  if (!settings.hasSound) return;
  audio ??= new AudioContext();
  for (const [index, frequency] of tones[kind].entries()) {
    const from = audio.currentTime + index * toneSeconds;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.08, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + toneSeconds);
    const tone = new OscillatorNode(audio, { frequency, type: 'triangle' });
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + toneSeconds);
  }
}

/** Keys that play, by what they press. A key that is typed into a field or presses a button is none. */
const hotkeys = new Map([
  [' ', 'play'],
  ['a', 'half'],
  ['s', 'double'],
]);

export function setUpHotkeys(): void {
  document.addEventListener('keydown', (event) => {
    const own = event.key === ' ' ? 'input, select, dialog, button, a, summary' : 'input, select, dialog';
    const isTaken = event.target instanceof Element && event.target.closest(own) !== null;
    const id = hotkeys.get(event.key.toLowerCase());
    if (!settings.hasHotkeys || isTaken || event.repeat || id === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byId(id).click();
  });
}
