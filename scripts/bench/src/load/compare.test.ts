import { measuredRoutes } from '../measure/routes';
import { comparisonRows } from './compare';
import type { LoadSample } from './runLoad';

const [home] = measuredRoutes;
const aSample = (site: LoadSample['site'], round: number, readyMs: number): LoadSample => ({
  site,
  route: home as LoadSample['route'],
  network: 'slow-4g',
  cache: 'cold',
  round,
  sample: {
    firstPaintMs: 500,
    largestPaintMs: 600,
    visibleMs: 500,
    readyMs,
    layoutShift: 0,
    blockingMs: 0,
    requests: 40,
    bytes: { all: 300_000, page: 20_000, script: 200_000 },
  },
});

test('gives medians, and the ratio to the baseline of the same round', () => {
  const ofBaseline = [aSample('monolith', 2, 2_000), aSample('monolith', 1, 1_000)];
  const rows = comparisonRows([aSample('composed', 1, 1_100), aSample('composed', 2, 2_200), ...ofBaseline]);
  expect(rows).toContainEqual(['own content, can be clicked', '1650 ms', '1500 ms', '1.10 [1.10–1.10]']);
  expect(rows).toContainEqual(['layout shift', '0.000', '0.000', '']);
});
