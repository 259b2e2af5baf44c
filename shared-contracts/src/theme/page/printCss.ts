import tokens from '../tokens.json' with { type: 'json' };
import { cssVariable, leavesOf } from './renderTokens';

const paper = '#fff';
const ink = '#111';
const hairline = '#bbb';

/** Every colour of the theme on paper: faces are white, lines grey, and all else dark, so no colour says anything by itself. */
const colors = Object.entries(tokens.color)
  .filter(([group]) => group !== 'smalti')
  .flatMap(([group, leaves]) => {
    const color = /surface|promoGround/.test(group) ? paper : group === 'line' ? hairline : ink;
    return leavesOf(leaves).map(
      ([name]) => `${cssVariable('color', group, name)}:${/Soft$|^soft$/.test(name) ? paper : color}`,
    );
  });

/** Room of the page's frame, which is not printed. */
const frame = ['--layout-header', '--layout-sidebar-collapsed', '--layout-sidebar-expanded', '--space-gutter'];

const headings = ':is(h1,h2,h3,h4)';

/** Controls do nothing on paper, except those that say something: headings, the names of columns, moments, what is selected or on. */
const controls = [
  `button:not(${headings}>*,th *,:has(time),[role='switch'],[role='combobox'],[aria-selected='true'],[aria-pressed='true'])`,
  ":is(nav,iframe,[role='listbox'],:has(>input[type='search']))",
].join();

const dialog = '[data-dialog-layer]';

/**
 * One style for everything that is printed: dark on white without the page's frame, nothing clipped, no row cut in two, states in
 * words. An open dialog is printed alone, without the page behind it. `!important`, since components style these with their own
 * classes.
 */
export const printCss: string = [
  '@media print{',
  '@page{margin:14mm}',
  `:root{color-scheme:light;${[...colors, ...frame.map((name) => `${name}:0px`)].join(';')}}`,
  `html,body{min-height:0!important;background:${paper}!important}`,
  '*,*::before,*::after{animation:none!important;transition:none!important;box-shadow:none!important;contain:none!important;content-visibility:visible!important;background-color:transparent!important}',
  // They are drawn light on dark.
  ":is([aria-pressed='true'],[aria-selected='true']){padding:0!important;color:inherit!important}",
  // The frame, toasts and notices are beside the page's content.
  `body:has(main) :not(:has(main),main,main *,${dialog},${dialog} *),${controls}{display:none!important}`,
  `body:has(>${dialog})>:not(${dialog}),${dialog}:has(~${dialog}){display:none!important}`,
  `${dialog},${dialog}>*{position:static!important;display:block!important;max-width:none!important}${dialog}>*,${dialog}>*>*{max-height:none!important;overflow:visible!important}`,
  'table{table-layout:auto!important}',
  `th,td{height:auto!important;max-width:none!important;padding:4px 8px!important;border-radius:0!important;border-bottom:1px solid ${hairline}}`,
  `:is(th,td){font-size:.75rem!important}:is(th *,td *){font-size:inherit!important}:is(${headings},dt,dd,th,td,th *,td *){overflow:visible!important;text-overflow:clip!important;white-space:normal!important}`,
  'thead{display:table-header-group}',
  `:is(tr,li,img,dt,dd){break-inside:avoid}${headings}{break-after:avoid}`,
  // Every row of an accordion is printed open, without its sign.
  `${headings}:has(>[aria-expanded])+[hidden]{display:block!important}${headings}>[aria-expanded]>svg:last-child{display:none!important}`,
  'p a{text-decoration:underline}',
  "th[aria-sort='ascending']::after{content:' (ascending)'}th[aria-sort='descending']::after{content:' (descending)'}th svg{display:none!important}",
  "[role='switch']{width:auto!important;height:auto!important}[role='switch']::before{all:unset!important;content:'Off'!important}[role='switch'][aria-checked='true']::before{content:'On'!important}",
  '}',
].join('');
