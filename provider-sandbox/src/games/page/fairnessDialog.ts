import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { clientSeedPattern, readClientSeed } from '@tessera/shared-contracts/extensions/schema';
import { byId, element, setText } from '../../browser/dom';
import type { GameRules } from '../engine/gameRules';
import { drawOutcome } from '../engine/stream';
import { entry, term } from './dialog';
import { drawSeeds } from './drawBet';
import { gameMessages } from './game.messages';
import {
  newKey,
  type Round,
  readFailure,
  readRoundsOfPair,
  readSeedPairs,
  rotateSeeds,
  type SeedPair,
  type Seeds,
} from './play';

const words = gameMessages.fairness;

/** A revealed pair. */
type Revealed = Awaited<ReturnType<typeof rotateSeeds>>['revealed'];

/** The view of the player's seeds. */
export interface OwnSeeds {
  show(seeds: Seeds): void;
  /** Counts a round that was played with them. */
  count(round: Pick<Round, 'nonce'>): void;
}

/**
 * Shows the seeds in use, and sets up the dialog in which they are shown, replaced and verified.
 *
 * @param revealed called with the seeds that were replaced
 */
export function createOwnSeeds(rules: GameRules, revealed: ShownSeeds['revealed']): OwnSeeds {
  let seeds: Seeds | undefined;
  const show = (next: Seeds): void => {
    seeds = next;
    drawSeeds(next);
  };
  setUpFairness(rules, { read: () => seeds, show, revealed });
  return {
    show,
    // An open round may be settled after later rounds of other games.
    count: ({ nonce }) => seeds && show({ ...seeds, nonce: Math.max(seeds.nonce, nonce + 1) }),
  };
}

/** The seeds that the page shows. */
interface ShownSeeds {
  readonly read: () => Seeds | undefined;
  readonly show: (seeds: Seeds) => void;
  readonly revealed: (seeds: Revealed) => void;
}

function setUpFairness(rules: GameRules, shown: ShownSeeds): void {
  const rotate = () => void replaceSeeds(rules, shown);
  const list = () => void listPairs(rules, []).catch((error) => setText('seeds-error', readFailure(error)));
  for (const opener of document.querySelectorAll('[data-opens="fairness"]')) opener.addEventListener('click', list);
  byId('rotate').addEventListener('click', rotate);
  byId('client-seed').addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.repeat) rotate();
  });
}

let isRotating = false;
/** A rotation with a lost answer; the next press retries it. */
let unanswered: { readonly key: string; readonly clientSeed: string; readonly seen: Seeds | undefined } | undefined;

async function replaceSeeds(rules: GameRules, shown: ShownSeeds): Promise<void> {
  const field = byId('client-seed', HTMLInputElement);
  const clientSeed = readClientSeed(field.value);
  const isFit = clientSeedPattern.test(clientSeed);
  field.setAttribute('aria-invalid', String(!isFit));
  setText('seeds-error', isFit ? '' : words.clientSeedInvalid);
  if (!isFit || isRotating) return;
  isRotating = true;
  unanswered ??= { key: newKey(), clientSeed, seen: shown.read() };
  try {
    const { seen } = unanswered;
    const { revealed, seeds } = await rotateSeeds(unanswered.key, unanswered.clientSeed);
    unanswered = undefined;
    shown.show(seeds);
    shown.revealed(revealed);
    showChecks(seen, revealed, seeds);
    await listPairs(rules, [], revealed.id);
  } catch (error) {
    setText('seeds-error', readFailure(error));
  } finally {
    isRotating = false;
  }
}

/** Says whether both server seeds have the hash that the page showed before. */
function showChecks(seen: Seeds | undefined, revealed: Revealed, next: Seeds): void {
  const isMatch = hashOf(revealed.serverSeed) === revealed.serverSeedHash;
  // If another page has replaced the seeds meanwhile, this one showed the hashes of older ones.
  const isCurrent = seen?.serverSeedHash === revealed.serverSeedHash;
  const isNextMatch = !isCurrent || seen.nextServerSeedHash === next.serverSeedHash;
  const said: string[] = [isMatch ? words.hashMatches : words.hashDiffers];
  if (isCurrent) said.push(isNextMatch ? words.nextMatches : words.nextDiffers);
  setText('seeds-checked', said.join(' '));
  byId('seeds-checked').className = isMatch && isNextMatch ? 'win' : 'error';
}

const hashOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/** Lists the pairs after those already shown; the pair `openId` is opened at once. */
async function listPairs(rules: GameRules, shown: readonly HTMLElement[], openId?: string): Promise<void> {
  const last = shown.at(-1)?.dataset.pair;
  const { pairs } = await readSeedPairs(last);
  const entries = [...shown, ...pairs.map((pair) => describePair(rules, pair, pair.id === openId))];
  byId('seed-pairs').replaceChildren(...entries);
  const more = byId('more-pairs', HTMLButtonElement);
  more.hidden = pairs.length < 20;
  more.onclick = () => void listPairs(rules, entries).catch((error) => setText('seeds-error', readFailure(error)));
}

function describePair(rules: GameRules, pair: SeedPair, isOpen: boolean): HTMLElement {
  const state = pair.serverSeed === null ? ` (${words.inUse})` : '';
  const made = entry(
    [
      element('code', { translate: 'no' }, `${pair.serverSeedHash.slice(0, 12)}…`),
      element('span', {}, words.count(pair.rounds) + state),
    ],
    async () => [
      element('dl', {}, [
        ...term(words.serverSeedHash, pair.serverSeedHash, true),
        ...(pair.serverSeed === null ? [] : term(words.serverSeed, pair.serverSeed, true)),
        ...term(words.clientSeed, pair.clientSeed, true),
      ]),
      ...(await listRounds(rules, pair).catch((error) => [element('p', { class: 'error' }, readFailure(error))])),
    ],
  );
  made.dataset.pair = pair.id;
  if (isOpen) made.setAttribute('open', '');
  return made;
}

async function listRounds(rules: GameRules, pair: SeedPair, before?: number): Promise<HTMLElement[]> {
  const { rounds } = await readRoundsOfPair(pair.id, before);
  if (rounds.length === 0) return [];
  const list = element(
    'ul',
    { class: 'rolls' },
    rounds.map((round) => describeRound(rules, round)),
  );
  const oldest = rounds.at(-1)?.nonce ?? 0;
  const more = element('button', { type: 'button', class: 'link' }, words.more);
  more.addEventListener('click', async () => more.replaceWith(...(await listRounds(rules, pair, oldest))));
  return [
    ...(pair.serverSeed === null || before !== undefined ? [] : [element('p', {}, words.recomputed)]),
    list,
    ...(oldest > 0 ? [more] : []),
  ];
}

/** Shows a round; a round of this game is recomputed from its seeds once they are revealed. */
function describeRound(rules: GameRules, round: Round): HTMLElement {
  if (round.game !== rules.slug) return element('li', {}, words.otherGame(round.nonce, round.game));
  const { drawn } = rules.describe(round.bet, round.outcome);
  if (round.serverSeed === null) return element('li', { class: 'num' }, words.line(round.nonce, drawn));
  const seeds = { serverSeed: round.serverSeed, clientSeed: round.clientSeed, nonce: round.nonce };
  const again = rules.describe(round.bet, drawOutcome(rules, { scheme: round.scheme, seeds, bet: round.bet })).drawn;
  const isSame = again === drawn;
  return element('li', { class: `num ${isSame ? '' : 'error'}` }, [
    `${words.line(round.nonce, again)}, ${isSame ? words.matches : words.differs}`,
  ]);
}
