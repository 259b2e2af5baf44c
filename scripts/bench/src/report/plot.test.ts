/** @jest-environment-options {"page": true} */
import { type Plot, rangeOf, renderPlot } from './plot';

const aPlot = (medianRatio: number): Plot => ({
  title: 'Composed & monolith',
  description: 'Ratios',
  columns: ['own content'],
  series: [
    { name: 'composed', label: 'composed', color: '#2f81f7', shape: 'circle' },
    { name: 'default', label: 'default', color: '#c2740c', shape: 'diamond' },
  ],
  groups: [
    {
      label: 'slow 4G, cold',
      rows: [
        {
          label: 'Home',
          ratios: [{ composed: { median: medianRatio, interval: [medianRatio, medianRatio], pairs: 3 } }],
        },
      ],
    },
  ],
});

const parse = (plot: Plot) => new DOMParser().parseFromString(renderPlot(plot), 'image/svg+xml');
const numberOf = (element: Element | null, name: string) => Number(element?.getAttribute(name));

test('is well-formed and has a title and a description', () => {
  const { documentElement: svg } = parse(aPlot(1.2));
  expect(svg.querySelector('parsererror')).toBeNull();
  expect(svg.querySelector('title')?.textContent).toBe('Composed & monolith');
  for (const id of (svg.getAttribute('aria-labelledby') ?? '').split(' ')) {
    expect(svg.querySelector(`#${id}`)?.textContent).not.toBe('');
  }
});

/** Position of the only row's point; the circle before it belongs to the legend. */
const pointPlace = (plot: Plot) => numberOf([...parse(plot).querySelectorAll('circle')][1] ?? null, 'cx');
const linePlace = (plot: Plot) =>
  Number(
    parse(plot)
      .querySelector('path[stroke-width="1.5"]')
      ?.getAttribute('d')
      ?.match(/^M([\d.]+)/)?.[1],
  );

test('a ratio of 1 lies on the line, greater ones right of it, smaller ones left', () => {
  expect(pointPlace(aPlot(1))).toBeCloseTo(linePlace(aPlot(1)), 0);
  expect(pointPlace(aPlot(1.3))).toBeGreaterThan(linePlace(aPlot(1.3)));
  expect(pointPlace(aPlot(0.8))).toBeLessThan(linePlace(aPlot(0.8)));
});

test('the range includes every bound and the line of 1', () => {
  const [low, high] = rangeOf(aPlot(2.4));
  expect(low).toBeLessThan(1);
  expect(high).toBeGreaterThan(2.4);
});

test('draws only what was measured', () => {
  expect(parse(aPlot(1)).querySelectorAll('circle')).toHaveLength(2);
  expect(parse({ ...aPlot(1), groups: [] }).querySelectorAll('circle')).toHaveLength(1);
});
