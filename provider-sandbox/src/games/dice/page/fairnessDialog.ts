import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { byId, element, setText } from '../../../browser/dom';
import { diceMessages } from '../dice.messages';
import { readRoll, writeHundredths } from '../rules';
import { PlayError, type Revealed, rotateSeeds, type Seeds } from './play';

const words = diceMessages.dialog;
const shownRolls = 20;

/** Wires the dialog in which seeds are read, replaced and checked. */
export function setUpFairness(onSeeds: (seeds: Seeds) => void): void {
  const dialog = byId('fairness', HTMLDialogElement);
  byId('open-fairness').addEventListener('click', () => dialog.showModal());
  byId('close-fairness').addEventListener('click', () => dialog.close());
  byId('rotate').addEventListener('click', () => void rotate(onSeeds));
  byId('client-seed').addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.repeat) void rotate(onSeeds);
  });
}

let isRotating = false;

async function rotate(onSeeds: (seeds: Seeds) => void): Promise<void> {
  const field = byId('client-seed', HTMLInputElement);
  const clientSeed = field.value.trim();
  const isFit = /^[\w.-]{1,64}$/.test(clientSeed);
  field.setAttribute('aria-invalid', String(!isFit));
  setText('seeds-error', isFit ? '' : words.clientSeedInvalid);
  if (!isFit || isRotating) return;
  isRotating = true;
  try {
    const { revealed, seeds } = await rotateSeeds(clientSeed);
    onSeeds(seeds);
    byId('revealed').replaceChildren(...describeRevealed(revealed));
  } catch (error) {
    setText('seeds-error', (error instanceof PlayError && error.message) || diceMessages.loadFailed);
  } finally {
    isRotating = false;
  }
}

const term = (name: string, value: string) => [element('dt', {}, name), element('dd', {}, element('code', {}, value))];

function describeRevealed({ serverSeed, serverSeedHash, clientSeed, rounds }: Revealed): HTMLElement[] {
  const isMatch = bytesToHex(sha256(utf8ToBytes(serverSeed))) === serverSeedHash;
  const rolls = Array.from({ length: Math.min(rounds, shownRolls) }, (_, index) => {
    const nonce = rounds - 1 - index;
    const digest = bytesToHex(hmac(sha256, utf8ToBytes(serverSeed), utf8ToBytes(`${clientSeed}:${nonce}`)));
    return element('li', { class: 'num' }, words.rollLine(nonce, writeHundredths(readRoll(digest))));
  });
  return [
    element('h3', {}, words.revealed),
    element('p', {}, words.rounds(rounds)),
    element('dl', {}, [...term(words.serverSeed, serverSeed), ...term(words.clientSeed, clientSeed)]),
    element('p', { class: isMatch ? 'win' : 'error' }, isMatch ? words.hashMatches : words.hashDiffers),
    ...(rolls.length > 0 ? [element('p', {}, words.recomputed), element('ul', { class: 'rolls' }, rolls)] : []),
  ];
}
