import { color, space, type } from '@tessera/shared-contracts/theme';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';

const { surface, text, feedback, line, accent } = color;

/** Style sheet of the report: the site's tokens and base styles without its fonts, whose files are not in the report. */
export const reportStyle: string = `${themeCss}
${pageCss.replaceAll(/@font-face\{[^{}]*\}/g, '')}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(5)};padding:${space(5)}}
section,.state{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(3)}}
summary{padding:${space(2)} 0;cursor:pointer}
a{color:${accent.base}}
.problem{color:${feedback.warning}}
.quiet{color:${text.tertiary}}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),max-content));gap:${space(3)}}
figure img{border:1px solid ${line.hairline}}
table{border-collapse:collapse}
th,td{padding:${space(1)} ${space(3)};border-bottom:1px solid ${line.hairline};text-align:left;vertical-align:top;overflow-wrap:anywhere}
li{overflow-wrap:anywhere}
button{padding:${space(2)} ${space(4)};background:${surface.raised};color:${text.primary}}
.totals td,.totals th{font:${type.small}}
`;
