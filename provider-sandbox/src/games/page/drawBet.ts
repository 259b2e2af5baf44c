import { formatCrypto, formatFiat, multiplyDecimals, netPayout } from '@tessera/shared-contracts/money';
import { byId, element, setText } from '../../browser/dom';
import type { RoundWords } from '../engine/gameRules';
import { payoutOf } from '../engine/payout';
import { kindOf } from './autoPlay';
import { setField } from './fields';
import { gameMessages as words } from './game.messages';
import type { OpenRound, Round, Seeds } from './play';
import { describeNet, placesOf, readStake, stakeBalanceOf, type Table } from './table';

const printColors = 8;
const shownRounds = 8;

/** Shows the stake, its coin and the possible win. Does not change the field that the player is typing in. */
export function drawTable(table: Table, largestMultiplier: string | undefined): void {
  const stakeBalance = stakeBalanceOf(table);
  const { currency, usdRate, amount, limits } = stakeBalance;
  const places = placesOf(stakeBalance);
  const stake = readStake(table);
  setField('stake', table.stake);
  setText('stake-usd', stake && usdRate ? formatFiat(multiplyDecimals(stake, usdRate)) : '');
  setText('balance', words.balance(formatCrypto(amount, places), currency));
  setText('limits', words.limits(trimZeros(limits.minStake), trimZeros(limits.maxStake)));
  const profit = stake && largestMultiplier && netPayout(stake, payoutOf(stake, largestMultiplier));
  setText('profit', profit ? `${formatCrypto(profit, places, { isSigned: true })} ${currency}` : '–');
  setText('coin-name', usdRate === null ? currency : '');
  const picture = byId('coin-picture', HTMLImageElement);
  picture.hidden = usdRate === null;
  if (!picture.hidden) picture.src = `/assets/coins/${currency.toLowerCase()}.svg`;
}

const trimZeros = (amount: string): string => amount.replace(/\.?(?<!0)0+$/, '');
const signs = { win: '✓', loss: '✕', even: '=' } as const;

/** Formats the net result of a round: `+0.00019230 BTC · +$12.50`. */
export const describeMove = (table: Table, { stake, payout, currency }: Round): string =>
  describeNet(netPayout(stake, payout), stakeBalanceOf({ ...table, currency }));

/** Formats what cashing out an open round pays, including the stake: `0.00129231 BTC`. */
export function describeWon(table: Table, { currency, stake, multiplier }: OpenRound): string {
  const places = placesOf(stakeBalanceOf({ ...table, currency }));
  return `${formatCrypto(payoutOf(stake, multiplier), places)} ${currency}`;
}

/** Shows the result of a round and, if it is new, announces it to screen readers. */
export function drawOutcome(table: Table, round: Round, said: RoundWords, isNew: boolean): void {
  const kind = kindOf(round);
  const text = describeMove(table, round);
  byId('outcome').replaceChildren(
    element('span', { class: `badge ${kind}` }, `${signs[kind]} ${said.label ?? said.bet}`),
    element('span', { class: `amount num ${kind}` }, text),
  );
  if (!isNew) return;
  setText(
    'spoken',
    kind === 'even' ? words.spokenEven(said.result) : words.spoken(said.result, words[kind], text.replace(/[+−]/g, '')),
  );
}

/** Shows the newest rounds as chips that open their details. */
export function drawHistory(
  rounds: readonly Round[],
  describe: (round: Round) => string,
  open: (round: Round) => void,
): void {
  byId('history').replaceChildren(
    ...rounds.slice(0, shownRounds).map((round) => {
      const kind = kindOf(round);
      const chip = element('button', { type: 'button', class: `num ${kind}` }, [
        describe(round),
        element('span', { class: 'hidden-text' }, ` ${words[kind]}`),
      ]);
      chip.addEventListener('click', () => open(round));
      return element('li', {}, chip);
    }),
  );
}

/** Draws a hash as a mosaic, to be recognised at a glance. */
export const drawPrint = (serverSeedHash: string): void =>
  byId('seed-print').replaceChildren(
    ...Array.from({ length: 32 }, (_, index) =>
      element('b', {
        class: `tone-${Number.parseInt(serverSeedHash.slice(index * 2, index * 2 + 2), 16) % printColors}`,
      }),
    ),
  );

/** Shows the seeds in use. A new client seed that is being typed stays. */
export function drawSeeds({ serverSeedHash, nextServerSeedHash, clientSeed, nonce }: Seeds): void {
  drawPrint(serverSeedHash);
  setText('seed-hash', serverSeedHash);
  setText('next-seed-hash', nextServerSeedHash);
  setText('nonce', String(nonce));
  const field = byId('client-seed', HTMLInputElement);
  if (field.value === field.defaultValue) field.value = clientSeed;
  field.defaultValue = clientSeed;
}
