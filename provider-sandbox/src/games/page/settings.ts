import * as v from 'valibot';
import { byId } from '../../browser/dom';

const boxIds = ['hotkeys', 'sound', 'skip'] as const;
const storageKey = 'tessera.game-settings';
const tickedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.picklist(boxIds))), []);

const isTicked = (id: (typeof boxIds)[number]) => byId(id, HTMLInputElement).checked;

/** What this device keeps. A browser that blocks storage, or a site that frames the page without its origin, has none. */
function readTicked(): readonly string[] {
  try {
    return v.parse(tickedSchema, localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

/** Ticks what was ticked on this device before, in any game, and keeps every change. */
export function setUpSettings(): void {
  const kept = readTicked();
  for (const id of boxIds) {
    const box = byId(id, HTMLInputElement);
    box.checked = kept.includes(id);
    box.addEventListener('change', () => {
      try {
        localStorage.setItem(storageKey, JSON.stringify(boxIds.filter(isTicked)));
      } catch {
        // The settings then last as long as the page.
      }
    });
  }
}

/** What the player wants of the page; all off until ticked. */
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
