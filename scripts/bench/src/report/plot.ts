import type { Ratio } from '../statistics/ratio';

/** One series of points, with its own shape and colour. */
export interface PlotSeries {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  readonly shape: 'circle' | 'diamond';
}

/** One line of the plot: a ratio for each column and series. */
export interface PlotRow {
  readonly label: string;
  /** `ratios[column][series name]` */
  readonly ratios: readonly Readonly<Partial<Record<string, Ratio>>>[];
}

/** Rows under one heading. */
export interface PlotGroup {
  readonly label: string;
  readonly rows: readonly PlotRow[];
}

/** A plot of ratios around the line of 1.00. */
export interface Plot {
  readonly title: string;
  readonly description: string;
  readonly columns: readonly string[];
  readonly series: readonly PlotSeries[];
  readonly groups: readonly PlotGroup[];
}

const labelWidth = 148;
const columnWidth = 226;
const columnGap = 18;
const rowHeight = 22;
const headHeight = 76;
const groupHeight = 34;
/** Middle tones, which contrast with both white and near-black backgrounds. */
const ink = '#787878';
const faint = '#78787855';

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Possible ticks of an axis; those within its range are drawn. */
const ticks = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

/** The range that includes every point, every bound and the line of 1.00, with some margin. */
export function rangeOf({ groups }: Pick<Plot, 'groups'>): readonly [low: number, high: number] {
  const values = groups.flatMap(({ rows }) =>
    rows.flatMap(({ ratios }) =>
      ratios.flatMap((bySeries) =>
        Object.values(bySeries).flatMap((ratio) => (ratio === undefined ? [] : [ratio.median, ...ratio.interval])),
      ),
    ),
  );
  return [Math.min(0.9, ...values) * 0.96, Math.max(1.1, ...values) * 1.04];
}

/** Draws the plot as SVG text. The same numbers give the same text. */
export function renderPlot(plot: Plot): string {
  const { title, description, columns, series, groups } = plot;
  const [low, high] = rangeOf(plot);
  const width = labelWidth + columns.length * (columnWidth + columnGap);
  const rowCount = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const bottom = headHeight + groups.length * groupHeight + rowCount * rowHeight + 4;
  // Ratios are compared by their logarithm: 0.5 lies as far from 1 as 2 does.
  const place = (value: number) => (Math.log(value / low) / Math.log(high / low)) * columnWidth;
  const leftOf = (column: number) => labelWidth + column * (columnWidth + columnGap);

  // The line of 1 is always labelled, others if there is room for their numbers.
  const shownTicks = ticks.filter(
    (tick, index) =>
      tick >= low && tick <= high && (tick === 1 || Math.abs(place(tick) - place(ticks[index - 1] ?? low)) > 26),
  );
  const heads = columns.map((label, column) => {
    const left = leftOf(column);
    const numbers = shownTicks.map(
      (tick) => `<text x="${(left + place(tick)).toFixed(1)}" y="${bottom + 16}" text-anchor="middle">${tick}</text>`,
    );
    return `<text x="${left + columnWidth / 2}" y="${headHeight - 12}" text-anchor="middle" font-weight="600">${escapeText(label)}</text>${numbers.join('')}`;
  });
  const linesBetween = (top: number, end: number) =>
    columns.flatMap((_, column) =>
      shownTicks.map((tick) => {
        const stroke = tick === 1 ? `stroke="${ink}" stroke-width="1.5"` : `stroke="${faint}"`;
        return `<path d="M${(leftOf(column) + place(tick)).toFixed(1)} ${top}V${end}" ${stroke}/>`;
      }),
    );

  let y = headHeight;
  const body = groups.flatMap(({ label, rows }) => {
    y += groupHeight;
    const top = y;
    const drawn = rows.map((row) => {
      const middle = y + rowHeight / 2;
      y += rowHeight;
      const points = row.ratios.flatMap((bySeries, column) =>
        series.map((one, index) => {
          const ratio = bySeries[one.name];
          const offset = (index - (series.length - 1) / 2) * 7;
          return ratio === undefined
            ? ''
            : drawPoint(one, ratio, (value) => leftOf(column) + place(value), middle + offset);
        }),
      );
      return `<text x="0" y="${middle + 4}">${escapeText(row.label)}</text>${points.join('')}`;
    });
    const head = `<text x="0" y="${top - 8}" font-weight="600">${escapeText(label)}</text>`;
    return [head, ...linesBetween(top, y), ...drawn];
  });

  const legend = series.map(({ label, color, shape }, index) => {
    const x = labelWidth + index * 260;
    return `${drawShape(shape, color, x + 6, 32)}<text x="${x + 18}" y="36">${escapeText(label)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 ${width + 8} ${bottom + 28}" width="${width + 8}" height="${bottom + 28}" role="img" aria-labelledby="title description" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" font-size="13" fill="${ink}">`,
    `<title id="title">${escapeText(title)}</title>`,
    `<desc id="description">${escapeText(description)}</desc>`,
    ...legend,
    ...heads,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

function drawPoint({ color, shape }: PlotSeries, ratio: Ratio, x: (value: number) => number, y: number): string {
  const [from, to] = ratio.interval.map((bound) => x(bound).toFixed(1));
  const bounds = `<path d="M${from} ${y}H${to}" stroke="${color}" stroke-width="2" stroke-opacity="0.7"/>`;
  return `${bounds}${drawShape(shape, color, Number(x(ratio.median).toFixed(1)), y)}`;
}

const drawShape = (shape: PlotSeries['shape'], color: string, x: number, y: number): string =>
  shape === 'circle'
    ? `<circle cx="${x}" cy="${y}" r="4.5" fill="${color}"/>`
    : `<path d="M${x} ${y - 5}l5 5-5 5-5-5z" fill="${color}"/>`;
