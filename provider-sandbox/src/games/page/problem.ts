import { describeStakeRefusal } from '@tessera/shared-contracts/extensions/schema';
import { byId } from '../../browser/dom';
import { gameMessages as words } from './game.messages';
import { PlayError, readFailure } from './play';
import { siteLink } from './siteLink';

/** Shows why a call failed. A refusal by the player's limits or break is told to the site, too. */
export function showFailure(error: unknown, site: string): void {
  const refusal = error instanceof PlayError ? error.refusal : undefined;
  if (refusal === undefined) {
    byId('bet-error').textContent = readFailure(error);
    return;
  }
  const link = siteLink(site, '/settings#limits', words.yourLimits, { type: 'tessera:limits-requested' });
  byId('bet-error').replaceChildren(
    `${describeStakeRefusal(refusal)} `,
    ...(refusal.limit === undefined ? [] : [link]),
  );
  if (parent !== window) parent.postMessage({ type: 'tessera:stake-refused', ...refusal }, site);
}
