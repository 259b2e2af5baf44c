import * as v from 'valibot';
import { byId } from '../../browser/dom';

const boxIds = ['hotkeys', 'sound', 'skip'] as const;
const storageKey = 'tessera.game-settings';
const tickedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.picklist(boxIds))), []);

/** A setting that the rules forbid has no box. */
const findBox = (id: (typeof boxIds)[number]) => document.getElementById(id) as HTMLInputElement | null;
const isTicked = (id: (typeof boxIds)[number]) => findBox(id)?.checked ?? false;

/** The settings stored on this device. Nothing is stored if the browser blocks storage or the frame has no origin. */
function readTicked(): readonly string[] {
  try {
    return v.parse(tickedSchema, localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

/** Restores the settings stored on this device by any game, and stores every change. */
export function setUpSettings(): void {
  const kept = readTicked();
  for (const id of boxIds) {
    const box = findBox(id);
    if (box === null) continue;
    box.checked = kept.includes(id);
    box.addEventListener('change', () => {
      try {
        localStorage.setItem(storageKey, JSON.stringify(boxIds.filter(isTicked)));
      } catch {
        // Without storage, the settings last as long as the page.
      }
    });
  }
}

/** The player's settings; all off by default. */
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

/** Plays a sound for the result of a round, if sound is on. */
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

/** Hotkeys and the ids of the buttons they press. Keys typed into a field or a dialog are ignored. */
const hotkeys = new Map([
  [' ', 'play'],
  ['a', 'half'],
  ['s', 'double'],
]);

/**
 * Space plays wherever the focus stayed, such as on the button whose dialog was closed; Enter presses that button. Only a
 * tile of the board that was reached by keyboard keeps Space, since it plays as well.
 */
export function setUpHotkeys(): void {
  let isByKeyboard = false;
  const readHotkey = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined => {
    const own = key === ' ' && isByKeyboard ? 'input, select, dialog, .board button' : 'input, select, dialog';
    const isTaken = target instanceof Element && target.closest(own) !== null;
    return !settings.hasHotkeys || isTaken || ctrlKey || metaKey || altKey ? undefined : hotkeys.get(key.toLowerCase());
  };
  document.addEventListener('pointerdown', () => {
    isByKeyboard = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') isByKeyboard = true;
    const id = readHotkey(event);
    if (id === undefined) return;
    event.preventDefault();
    if (!event.repeat) byId(id).click();
  });
  // Firefox presses the focused button when Space is released.
  document.addEventListener('keyup', (event) => {
    if (readHotkey(event) !== undefined) event.preventDefault();
  });
}
