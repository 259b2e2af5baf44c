import { color, media, radius, space, type } from '@tessera/shared-contracts/theme';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';

const { surface, text, feedback } = color;

/** The console's style sheet: the site's tokens and base styles, and its own rules. */
export const styleSheet: string = `${themeCss}
${pageCss}
a{text-decoration:underline;text-underline-offset:4px;color:${text.primary}}
summary{padding:${space(1)} 0;color:${text.primary};cursor:pointer;text-decoration:underline dotted;text-underline-offset:4px}
strong{color:${text.primary}}
.content{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(4)};max-width:var(--layout-content-max);margin:0 auto;padding:${space(5)} var(--space-gutter)}
.content>p a+a{margin-left:${space(3)}}
.part>summary>h2{display:inline;font:${type.h3}}
.part>*+*{margin-top:${space(3)}}
.panel{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(3)};padding:${space(5)};border-radius:${radius.slab};background:${surface.tile}}
.well{color:${feedback.win}}.failing{color:${feedback.loss}}.unknown,.problem{color:${feedback.warning}}
.quiet,caption{color:${text.tertiary}}
.hidden-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.scroll{position:relative;overflow-x:auto}
table{width:100%;border-collapse:separate;border-spacing:0 2px}
caption{padding:0 0 ${space(2)};text-align:left;font:${type.small}}
th,td{padding:${space(2)} ${space(3)};background:${surface.raised};text-align:left;vertical-align:top;overflow-wrap:anywhere;min-width:6rem;font-variant-numeric:tabular-nums}
th{font-weight:550;color:${text.primary};overflow-wrap:normal}
thead th{color:${text.tertiary};font:${type.small};font-weight:550}
code{overflow-wrap:anywhere}
.piece{display:block;min-width:9rem}
.lines{display:grid;gap:${space(1)};font-family:var(--font-code);font-size:.8125rem;overflow-wrap:anywhere}
${media.belowMd}{.panel{padding:${space(4)} ${space(3)}}td,th{padding:${space(2)}}}
@media(forced-colors:active){.panel,th,td{outline:1px solid CanvasText;outline-offset:-1px}}
`;
