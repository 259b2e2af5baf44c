import { byId, setText } from '../../../browser/dom';
import { type ReachOutcome, type TargetBet, writeTarget } from '../../engine/reach';
import { settings } from '../../page/settings';
import type { Stage, StagePage } from '../../page/stage';
import { startGame } from '../../page/startGame';
import { createTargetFields } from '../../page/targetFields';
import { automaticMessages as words } from '../automatic.messages';
import { automaticRules, highestTarget } from '../rules';
import { drawBets, drawFairness, drawResults } from './crowd';
import { type Live, watchRounds } from './live';
import { drawRound, reachedAt } from './mosaicView';
import { createOwnBets, type OwnBet } from './ownBet';

/** How often the page is redrawn while nothing is animated. */
const stillMs = 250;

function createAutomatic({ changed, moved }: StagePage): Stage<TargetBet, ReachOutcome> {
  const site = byId('game').dataset.site ?? '';
  const fields = createTargetFields({ highest: highestTarget, problem: words.targetInvalid, changed });
  let own: OwnBet = { state: 'none' };
  /** Hash of the round that the outcome belongs to. */
  let played: string | undefined;
  let nextFrame: number | undefined;
  let nextStill: number | undefined;

  /** Draws the current state of the round, repeatedly while it runs. */
  function draw(): void {
    if (nextFrame !== undefined) cancelAnimationFrame(nextFrame);
    clearTimeout(nextStill);
    const { table } = live;
    if (table === undefined) {
      drawOwnBet(own, 0);
      return;
    }
    const { round } = table;
    byId('outcome').classList.toggle('past', round.serverSeedHash !== played);
    const now = live.now();
    const isStill = settings.isSkipping || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const reached = reachedAt(table, now, isStill);
    const bet = own.state === 'open' ? own.bet.bet : fields.bet;
    drawRound(table, { reached, now, target: bet.target });
    drawBets(table, round.phase === 'betting' ? 0 : reached);
    drawOwnBet(own, round.phase === 'betting' ? 0 : reached);
    const isShown = round.result !== null && reached >= round.result;
    if (isShown) drawResults(table, site);
    else if (isStill || round.phase === 'betting') nextStill = window.setTimeout(draw, stillMs);
    else nextFrame = requestAnimationFrame(draw);
  }

  const live: Live = watchRounds({
    changed(table) {
      if (table.round.result === null) drawResults(table, site);
      drawFairness(table, site);
      draw();
    },
    connected: (isConnected) => setText('lost', isConnected ? '' : words.lost),
  });
  const ownBets = createOwnBets(live, {
    moved,
    changed(next) {
      own = next;
      draw();
    },
  });
  placeCrowd();
  byId('withdraw').addEventListener('click', ownBets.withdraw);
  return {
    readBet: () => fields.bet,
    drawBet() {
      fields.draw();
      draw();
    },
    play: ownBets.play,
    withdraw: ownBets.withdraw,
    findOpen: ownBets.findOpen,
    // The live view has shown its result already.
    showRound({ serverSeedHash }) {
      played = serverSeedHash;
      draw();
    },
  };
}

/** On a narrow screen, the bets and results of all players go below the panel, so that the bet button is in view. */
function placeCrowd(): void {
  const narrow = matchMedia('(max-width: 53.6875em)');
  const crowd = byId('crowd');
  const stage = crowd.parentElement;
  const place = () => (narrow.matches ? byId('game') : stage)?.append(crowd);
  narrow.addEventListener('change', place);
  place();
}

/** Shows the state of the player's bet. */
function drawOwnBet(own: OwnBet, reached: number): void {
  byId('withdraw').hidden = own.state !== 'queued';
  const text =
    own.state === 'open'
      ? words.inPlay(own.bet.stake, own.bet.currency, writeTarget(own.bet.bet))
      : own.state === 'queued'
        ? words.queued
        : '';
  if (byId('own-bet-text').textContent !== text) setText('own-bet-text', text);
  byId('own-bet').classList.toggle('win', own.state === 'open' && reached >= own.bet.bet.target);
}

startGame(automaticRules, createAutomatic);
