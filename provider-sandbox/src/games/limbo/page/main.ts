import { byId, element, setText } from '../../../browser/dom';
import { writePlaces } from '../../engine/payout';
import { type ReachOutcome, type TargetBet, writeTarget } from '../../engine/reach';
import { kindOf } from '../../page/autoPlay';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { createTargetFields } from '../../page/targetFields';
import { ladderTiles, litTiles } from '../ladder';
import { limboMessages as words } from '../limbo.messages';
import { highestTarget, limboRules } from '../rules';

const betweenTilesMs = 14;

function createLimbo({ changed }: StagePage): Stage<TargetBet, ReachOutcome> {
  const fields = createTargetFields({ highest: highestTarget, problem: words.targetInvalid, changed });
  return {
    readBet: () => fields.bet,
    drawBet() {
      fields.draw();
      setText('target-hint', words.targetHint(writeTarget(fields.bet)));
      const target = litTiles(fields.bet.target);
      for (const [index, tile] of tilesOf().entries()) tile.classList.toggle('target', index === target - 1);
    },
    clear() {
      byId('big').className = 'big num quiet';
      for (const tile of tilesOf()) tile.classList.remove('win', 'loss');
    },
    async showRound({ outcome: { result }, stake, payout }, animation) {
      const isWin = kindOf({ stake, payout }) === 'win';
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

startGame(limboRules, createLimbo);
