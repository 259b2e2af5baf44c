import { html, type Markup } from '@tessera/tooling/html';
import type { Series, Trend } from './trends';

const size = { width: 300, height: 72 };
/** So that lines at the edge are not cut. */
const margin = 3;

/** The path of a line, with a gap where a value is missing; a value between two gaps is a dot. */
export function linePath(values: Series['values'], most: number): string {
  const step = (size.width - 2 * margin) / Math.max(1, values.length - 1);
  const at = (value: number, index: number) => {
    const height = (size.height - 2 * margin) * (most === 0 ? 0 : value / most);
    return `${(margin + index * step).toFixed(1)} ${(size.height - margin - height).toFixed(1)}`;
  };
  return values
    .map((value, index) => {
      if (value === undefined) return '';
      // A line of no length is drawn as a dot by its round ends.
      return values[index - 1] === undefined ? `M${at(value, index)}h0` : `L${at(value, index)}`;
    })
    .join('');
}

/** The largest value of all lines. */
export const mostOf = (series: readonly Series[]): number =>
  Math.max(0, ...series.flatMap(({ values }) => values.filter((value) => value !== undefined)));

function summary({ role, values }: Series, text: Trend['text']): string {
  const known = values.filter((value) => value !== undefined);
  const [last] = known.slice(-1);
  if (last === undefined) return `${role}: nothing measured`;
  return `${role}: ${text(Math.min(...known))} to ${text(Math.max(...known))}, at last ${text(last)}`;
}

/** One plot. Its text says what its lines show; a table near it has the numbers. */
export function plot({ name, text, series }: Trend): Markup {
  const most = mostOf(series);
  return html`<figure class="plot">
<figcaption>${name} <span class="quiet">0 to ${text(most)}</span></figcaption>
<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${name}. ${series.map((line) => summary(line, text)).join('; ')}" preserveAspectRatio="none">
${series.toReversed().map(({ role, values }) => html`<path class="line ${role}" d="${linePath(values, most)}"/>`)}
</svg></figure>`;
}
