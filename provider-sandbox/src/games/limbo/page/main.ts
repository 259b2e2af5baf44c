import { parseDecimal, readTypedDecimal } from '@tessera/shared-contracts/money';
import { byId, element, setText } from '../../../browser/dom';
import { writePlaces } from '../../engine/payout';
import { setField, setUpField } from '../../page/fields';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { ladderTiles, litTiles } from '../ladder';
import { limboMessages as words } from '../limbo.messages';
import { isAllowedTarget, type LimboBet, type LimboOutcome, limboRules, readChance, writeTarget } from '../rules';

const betweenTilesMs = 14;

function createLimbo({ changed }: StagePage): Stage<LimboBet, LimboOutcome> {
  let bet: LimboBet = { target: 200 };
  const takeTarget = (target: number): boolean => {
    if (!isAllowedTarget(target)) return false;
    bet = { target };
    changed();
    return true;
  };
  const problem = words.targetInvalid;
  setUpField('target', { take: (text) => takeTarget(Number(shift(text, 2))), problem, redraw: changed });
  // The target whose chance comes nearest.
  const takeChance = (text: string) => takeTarget(Math.round(9_900 / Number(shift(text, 0))));
  setUpField('chance', { take: takeChance, problem, redraw: changed });
  return {
    readBet: () => bet,
    drawBet() {
      setField('target', writeTarget(bet));
      setField('chance', readChance(bet));
      setText('target-hint', words.targetHint(writeTarget(bet)));
      const target = litTiles(bet.target);
      for (const [index, tile] of tilesOf().entries()) tile.classList.toggle('target', index === target - 1);
    },
    clear() {
      byId('big').className = 'big num quiet';
      for (const tile of tilesOf()) tile.classList.remove('win', 'loss');
    },
    async showRound({ outcome: { result }, bet: played }, animation) {
      const isWin = result >= played.target;
      for (const tile of tilesOf()) tile.classList.remove('win', 'loss');
      for (const tile of tilesOf().slice(0, litTiles(result))) {
        await animation.pause(betweenTilesMs);
        tile.classList.add(isWin ? 'win' : 'loss');
      }
      const [whole = '', fraction = ''] = writePlaces(result, 2).split('.');
      byId('big').className = `big num ${isWin ? 'win' : 'loss'}`;
      byId('big').replaceChildren(whole, element('span', {}, `.${fraction}×`));
    },
  };
}

const tilesOf = () => Array.from(byId('ladder').children).slice(0, ladderTiles);

/** A typed number, moved by some places; NaN for what is no number. */
function shift(text: string, places: number): string {
  const typed = readTypedDecimal(text);
  return 'fault' in typed ? 'NaN' : (parseDecimal(`${typed.amount}e${places}`) ?? 'NaN');
}

startGame(limboRules, createLimbo);
