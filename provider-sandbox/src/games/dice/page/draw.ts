import { formatCrypto, formatFiat, multiplyDecimals, subtractDecimals } from '@tessera/shared-contracts/money';
import { byId, element, setText } from '../../../browser/dom';
import { diceMessages as words } from '../dice.messages';
import type { DiceRound } from '../rounds';
import { isAllowedBet, readChance, readMultiplier, readProfit, writeHundredths } from '../rules';
import type { Seeds } from './play';
import { describeValue, placesOf, readStake, stakeBalanceOf, type Table } from './table';

const printColors = 8;
const shownRounds = 8;

/** Shows the table. The field that the player is typing in is left alone. */
export function drawTable(table: Table): void {
  const { bet } = table;
  const stakeBalance = stakeBalanceOf(table);
  const stake = readStake(table);
  const target = writeHundredths(bet.target);
  const isAllowed = isAllowedBet(bet);
  setField('stake', table.stake);
  setField('target', target);
  setField('multiplier', isAllowed ? readMultiplier(bet) : '');
  setField('chance', isAllowed ? readChance(bet) : '');
  setText('target-label', words.target[bet.direction]);
  const edge = bet.direction === 'over' ? bet.target : bet.target - 1;
  setText('target-hint', isAllowed ? words.targetHint[bet.direction](writeHundredths(edge)) : '');
  setText('stake-usd', stake && stakeBalance.usdRate ? formatFiat(multiplyDecimals(stake, stakeBalance.usdRate)) : '');
  setText('balance', words.balance(formatCrypto(stakeBalance.amount, placesOf(stakeBalance)), stakeBalance.currency));
  setText(
    'profit',
    stake && isAllowed
      ? `+${formatCrypto(readProfit(bet, stake), placesOf(stakeBalance))} ${stakeBalance.currency}`
      : '–',
  );
  setText('coin-name', stakeBalance.usdRate === null ? stakeBalance.currency : '');
  const picture = byId('coin-picture', HTMLImageElement);
  picture.hidden = stakeBalance.usdRate === null;
  if (!picture.hidden) picture.src = `/assets/coins/${stakeBalance.currency.toLowerCase()}.svg`;
  const slider = byId('slider', HTMLInputElement);
  slider.value = String(bet.target / 100);
  slider.setAttribute('aria-valuetext', `${words.target[bet.direction]} ${target}`);
  const tiles = Array.from(byId('track').children);
  tiles.forEach((tile, index) => {
    const middle = ((index + 0.5) / tiles.length) * 10_000;
    tile.className = middle >= bet.target === (bet.direction === 'over') ? 'win' : 'loss';
  });
}

function setField(id: string, value: string): void {
  const field = byId(id, HTMLInputElement);
  if (document.activeElement !== field) field.value = value;
}

/** Shows a round: the number, what it brought, its mark on the track, its place in the history. */
export function drawRound(table: Table, round: DiceRound, isNew: boolean): void {
  const stakeBalance = { ...stakeBalanceOf(table), currency: round.currency };
  const [whole = '', fraction = ''] = round.roll.split('.');
  const big = byId('big');
  big.className = `big num ${round.isWin ? 'win' : 'loss'}`;
  big.replaceChildren(whole, element('span', {}, `.${fraction}`));
  const moved = round.isWin ? subtractDecimals(round.payout, round.stake) : round.stake;
  const amount = describeValue(formatCrypto(moved, placesOf(stakeBalance)), stakeBalance);
  const badge = words.badge[round.direction === 'under' ? 'under' : 'over'](round.target);
  byId('outcome').replaceChildren(
    element('span', { class: `badge ${round.isWin ? 'win' : 'loss'}` }, `${round.isWin ? '✓' : '✕'} ${badge}`),
    element('span', { class: `amount num ${round.isWin ? 'win' : 'loss'}` }, `${round.isWin ? '+' : '−'}${amount}`),
  );
  const marker = byId('marker');
  marker.hidden = false;
  marker.textContent = round.roll;
  byId('track-box').dataset.rolled = '';
  byId('track-box').style.setProperty('--roll', round.roll);
  if (!isNew) return;
  setText('spoken', round.isWin ? words.won(round.roll, amount) : words.lost(round.roll, amount));
  if (round.isWin) {
    marker.classList.remove('set');
    // Reading a size makes the browser notice that the class was gone, so the tile is set anew.
    void marker.offsetWidth;
    marker.classList.add('set');
  }
}

export function drawHistory(rounds: readonly DiceRound[]): void {
  byId('history').replaceChildren(
    ...rounds
      .slice(0, shownRounds)
      .map((round) =>
        element('li', { class: `num ${round.isWin ? 'win' : ''}` }, [
          round.roll,
          element('span', { class: 'hidden-text' }, round.isWin ? ' won' : ' lost'),
        ]),
      ),
  );
}

/** Shows the seeds in use; the hash is also printed as a mosaic, to be told apart at a glance. */
export function drawSeeds({ serverSeedHash, clientSeed, nonce }: Seeds): void {
  byId('seed-print').replaceChildren(
    ...Array.from({ length: 32 }, (_, index) =>
      element('b', {
        class: `tone-${Number.parseInt(serverSeedHash.slice(index * 2, index * 2 + 2), 16) % printColors}`,
      }),
    ),
  );
  setText('seed-short', `${serverSeedHash.slice(0, 4)}…${serverSeedHash.slice(-4)}`);
  setText('seed-hash', serverSeedHash);
  setText('nonce', String(nonce));
  byId('client-seed', HTMLInputElement).value = clientSeed;
}
