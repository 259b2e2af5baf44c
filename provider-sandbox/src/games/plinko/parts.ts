import { plinkoPayouts } from '@tessera/shared-contracts/originals';
import { html } from '../../http/html';
import { selectField } from '../page/betPanel';
import { type GamePageParts, outcomeLine } from '../page/gameParts';
import { plinkoMessages as words } from './plinko.messages';

/** The page of Plinko. */
export const plinkoParts: GamePageParts = {
  name: 'Plinko',
  words,
  profit: 'largest',
  fields: html`<div class="pair">
${selectField('risk', words.risk, Object.entries(words.risks), 'medium')}
${selectField(
  'rows',
  words.rows,
  Object.keys(plinkoPayouts).map((rows) => [rows, rows] as const),
  '12',
)}
</div>`,
  stage: html`
<div class="pins" id="pins" aria-hidden="true"></div>
<ol class="pockets num" id="pockets" aria-label="${words.pockets}"></ol>
${outcomeLine}`,
};
