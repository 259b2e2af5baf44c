import { color, space, type } from '@tessera/shared-contracts/theme';
import { pageCss, themeCss } from '@tessera/shared-contracts/theme/page';

const { surface, text, feedback, line, accent } = color;

/** Style sheet of the report: the site's tokens and base styles, and its own rules. */
export const reportStyle: string = `${themeCss}
${pageCss}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(5)};padding:${space(5)}}
section,details{display:grid;grid-template-columns:minmax(0,1fr);gap:${space(3)}}
summary{padding:${space(2)} 0;cursor:pointer}
a{color:${accent.base}}
.problem{color:${feedback.warning}}
.quiet{color:${text.tertiary}}
.pictures{display:flex;flex-wrap:wrap;gap:${space(3)}}
figure{margin:0;max-width:32%}
figure img{max-width:100%;border:1px solid ${line.hairline}}
table{border-collapse:collapse}
th,td{padding:${space(1)} ${space(3)};border-bottom:1px solid ${line.hairline};text-align:left;vertical-align:top;overflow-wrap:anywhere}
li{overflow-wrap:anywhere}
button{padding:${space(2)} ${space(4)};background:${surface.raised};color:${text.primary}}
.totals td,.totals th{font:${type.small}}
`;
