import { color, media, radius, space, type } from '@tessera/shared-contracts/theme';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';

const { surface, text, accent, feedback, line } = color;

/** The console's style sheet: the site's tokens and base styles, and its own rules. */
export const styleSheet: string = `${themeCss}
${pageCss}
html{scroll-padding-top:${space(4)}}
a{text-decoration:underline;text-underline-offset:4px;color:${text.primary}}
summary{display:inline-block;padding:${space(1)} 0;color:${text.primary};cursor:pointer;text-decoration:underline dotted;text-underline-offset:4px}
strong{color:${text.primary}}
.banner{display:flex;flex-wrap:wrap;align-items:center;gap:0 ${space(5)};padding:${space(2)} var(--space-gutter);border-bottom:1px solid ${line.hairline}}
.banner nav{display:flex;flex-wrap:wrap;gap:0 ${space(5)}}
.banner a{display:inline-flex;align-items:center;min-height:2.75rem}
.mark{font:${type.h3};color:${text.primary}}
.skip{position:absolute;transform:translateY(-200%);padding:${space(2)} ${space(4)};background:${surface.raised}}
.skip:focus{transform:none}
.content{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(8)};max-width:var(--layout-content-max);margin:0 auto;padding:${space(7)} var(--space-gutter) ${space(10)}}
.content>div{display:grid;gap:${space(2)}}
.content>div a{margin-right:${space(3)}}
.part{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(4)}}
.panel{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(3)};padding:${space(5)};border-radius:${radius.slab};background:${surface.tile}}
.problem{color:${feedback.warning}}
.quiet,caption{color:${text.tertiary}}
.hidden-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.scroll{position:relative;overflow-x:auto}
table{width:100%;border-collapse:separate;border-spacing:0 2px}
caption{padding:0 0 ${space(2)};text-align:left;font:${type.small}}
th,td{padding:${space(2)} ${space(3)};background:${surface.raised};text-align:left;vertical-align:top;overflow-wrap:anywhere;min-width:6rem;font-variant-numeric:tabular-nums}
th{font-weight:550;color:${text.primary};overflow-wrap:normal}
thead th{color:${text.tertiary};font:${type.small};font-weight:550}
code{overflow-wrap:anywhere}
.piece{display:block}
.lines{display:grid;gap:${space(1)};font-family:var(--font-code);font-size:.8125rem;overflow-wrap:anywhere}
.reasons{display:grid;gap:${space(1)};overflow-wrap:anywhere}
.verdict.worse{color:${feedback.loss}}.verdict.no-worse{color:${feedback.win}}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:${space(3)}}
.plot{padding:${space(3)};border-radius:${radius.tile};background:${surface.raised}}
.plot figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 ${space(3)};padding-bottom:${space(2)};color:${text.primary};font:${type.small}}
.plot svg{width:100%;height:4.5rem}
.legend{display:flex;flex-wrap:wrap;gap:${space(1)} ${space(5)}}
.key{display:inline-block;width:1.5rem;height:.5rem;vertical-align:middle}
.line{fill:none;stroke:${text.secondary};stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.line.canary{stroke:${accent.base}}
.line.previous{stroke:${text.tertiary};stroke-dasharray:2 5}
.line.live{stroke-dasharray:5 4}
${media.belowMd}{.panel{padding:${space(4)} ${space(3)}}td,th{padding:${space(2)}}}
@media(forced-colors:active){.line,.line.live,.line.previous{stroke:CanvasText}.line.canary{stroke:Highlight;stroke-width:3}.panel,.plot,th,td{outline:1px solid CanvasText;outline-offset:-1px}}
`;
