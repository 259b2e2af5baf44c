import { describeStakeRefusal } from '@tessera/shared-contracts/extensions/schema';
import { byId, element } from '../../browser/dom';
import { gameMessages as words } from './game.messages';
import { PlayError, readFailure } from './play';

/** Shows why a call failed. A refusal by the player's limits or break is left to the site that frames the game, which says it. */
export function showFailure(error: unknown, site: string): void {
  const refusal = error instanceof PlayError ? error.refusal : undefined;
  if (refusal === undefined) {
    byId('bet-error').textContent = readFailure(error);
    return;
  }
  if (parent !== window) {
    parent.postMessage({ type: 'tessera:stake-refused', ...refusal }, site);
    return;
  }
  const link = { class: 'link', href: `${site}/settings#limits`, target: '_blank', rel: 'noopener' };
  byId('bet-error').replaceChildren(
    `${describeStakeRefusal(refusal)} `,
    ...(refusal.limit === undefined ? [] : [element('a', link, words.yourLimits)]),
  );
}
