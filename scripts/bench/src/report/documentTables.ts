import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/project';
import { actions } from '../interaction/actions';
import type { ActionResult } from '../interaction/interaction';
import { type LighthouseResult, lighthouseCells, lighthouseColumns } from '../lighthouse/columns';
import type { SceneResult } from '../lists/lists';
import type { ReaderResult } from '../lists/readers/readers';
import { scenes } from '../lists/scenes';
import type { Comparison } from '../load/compare';
import { metricRows, ratioText } from '../load/tables';
import { measuredRoutes } from '../measure/routes';
import { workKinds } from '../profile/mainThread';
import type { RouteProfile } from '../profile/profile';
import type { Spread } from '../statistics/spread';
import type { VariantName } from '../variants/variant';

type Row = readonly string[];

const none = '–';

const readerLabels = [{ name: 'tanstack-table', label: 'TanStack Table' }];

const labelOf = (known: readonly { readonly name: string; readonly label: string }[], name: string) =>
  known.find((one) => one.name === name)?.label ?? name;

function loadTable({ comparisons }: { readonly comparisons: readonly Comparison[] }): readonly Row[] {
  const isDefault = comparisons.some(({ bytes }) => bytes.composed === undefined);
  const variant: VariantName = isDefault ? 'default-federation' : 'composed';
  const compared: readonly VariantName[] = [variant, 'monolith'];
  const rows = comparisons.map(({ route, cache, metrics, bytes }) => {
    const metricOf = (name: string) => metrics.find(({ metric }) => metric === name);
    const both = (unit: string, read: (which: VariantName) => number | undefined) =>
      `${compared.map((which) => Math.round(read(which) ?? 0)).join(' / ')} ${unit}`;
    const paintRatio = (name: string) => ratioText(metricOf(name)?.ratios[variant]) || none;
    const hasScripts = compared.every((which) => bytes[which]?.script);
    return [
      labelOf(measuredRoutes, route),
      cache,
      both('ms', (which) => metricOf('ready')?.values[which]?.median),
      ratioText(metricOf('ready')?.ratios[variant]),
      paintRatio('firstPaint'),
      paintRatio('largestPaint'),
      hasScripts ? both('kB', (which) => (bytes[which]?.script ?? 0) / 1_000) : none,
    ];
  });
  const content = `own content, ${isDefault ? 'default' : 'composed'} / monolith`;
  return [['page', 'cache', content, 'ratio', 'first paint', 'largest paint', 'script'], ...rows];
}

/** One page in all variants that were measured. */
const variantsTable = ({ comparisons: [comparison] }: { readonly comparisons: readonly Comparison[] }) =>
  comparison === undefined ? [] : metricRows(comparison);

const milliseconds = (value: number) => `${Math.round(value)} ms`;

function interactionTable(results: { readonly actions: readonly ActionResult[] }): readonly Row[] {
  const hasBaseline = results.actions.some(({ variant }) => variant === 'monolith');
  const rows = results.actions
    .filter(({ variant }) => variant === 'composed')
    .map(({ action, medianMs, upperQuartileMs, longestMs }) => {
      const baseline = results.actions.find((one) => one.action === action && one.variant === 'monolith');
      return [
        labelOf(actions, action),
        hasBaseline ? `${Math.round(medianMs)} / ${milliseconds(baseline?.medianMs ?? 0)}` : milliseconds(medianMs),
        ...[upperQuartileMs, longestMs].map(milliseconds),
      ];
    });
  return [['action', hasBaseline ? 'median, composed / monolith' : 'median', 'three in four', 'longest'], ...rows];
}

function listsTable(results: { readonly scenes: readonly SceneResult[] }): readonly Row[] {
  // Older results have no tasks.
  const hasTasks = results.scenes.every(({ work }) => work.longestTaskMs !== undefined);
  const measured = scenes.filter(({ name }) => results.scenes.some(({ scene }) => scene === name));
  const rows = measured.map(({ name, label }) => {
    const workOf = (wanted: string) =>
      results.scenes.find(({ scene, variant }) => scene === name && variant === wanted)?.work;
    const both = (measure: keyof SceneResult['work'], unit: string) =>
      ['composed', 'monolith'].map((variant) => Math.round(workOf(variant)?.[measure].median ?? 0)).join(' / ') + unit;
    return [
      label,
      both('scriptMs', ' ms'),
      both('layoutMs', ' ms'),
      ...(hasTasks ? [both('longestTaskMs', ' ms')] : []),
      both('longestFrameMs', ' ms'),
      both('droppedFrames', ''),
    ];
  });
  const tasks = hasTasks ? ['longest task'] : [];
  return [
    ['scene', 'script, composed / monolith', 'style and layout', ...tasks, 'longest frame', 'frames dropped'],
    ...rows,
  ];
}

/** Scenes of which only the composed page was measured, with its tasks. */
function tasksTable(results: { readonly scenes: readonly SceneResult[] }): readonly Row[] {
  const composed = results.scenes.filter(({ variant }) => variant === 'composed');
  const rows = composed.map(({ scene, work }) => [
    labelOf(scenes, scene),
    milliseconds(work.longestTaskSinceAnswerMs.median),
    String(work.longTasksSinceAnswer.median),
    ...[work.longestInputMs, work.longestFrameMs].map((spread) =>
      spread === undefined || spread.median === 0 ? none : milliseconds(spread.median),
    ),
  ]);
  return [['scene', 'longest task', 'tasks over 50 ms', 'longest input', 'longest frame'], ...rows];
}

/** The ways to read a long history, a column for each. */
function readersTable({ readers }: { readonly readers: readonly ReaderResult[] }): readonly Row[] {
  const row = (label: string, measure: keyof ReaderResult['work'], unit: string) => [
    label,
    ...readers.map(({ work }) => `${Math.round(work[measure].median)} ${unit}`),
  ];
  return [
    ['', ...readers.map(({ reader }) => labelOf(readerLabels, reader))],
    row('main thread, opening', 'openMainMs', 'ms'),
    row('worker, opening', 'openWorkerMs', 'ms'),
    row('longest task, opening', 'openLongestTaskMs', 'ms'),
    row('longest task, search', 'searchLongestTaskMs', 'ms'),
    row('longest task, sort', 'sortLongestTaskMs', 'ms'),
    row('memory of scripts in the page', 'heapMb', 'MB'),
  ];
}

function buildTable({ results }: { readonly results: readonly { what: string; ms: Spread }[] }): readonly Row[] {
  return [['', 'median'], ...results.map(({ what, ms }) => [what, `${(ms.median / 1_000).toFixed(1)} s`])];
}

function profileTable({ routes }: { readonly routes: readonly RouteProfile[] }): readonly Row[] {
  // Older results have no total blocking time.
  const hasTotal = routes.every(({ totalBlockingMs }) => totalBlockingMs !== undefined);
  const rows = routes.map(({ route, kinds, totalMs, longestTaskMs, blockingMs, totalBlockingMs }) => {
    const times = [...workKinds.map((kind) => kinds[kind]), totalMs, longestTaskMs, blockingMs];
    return [
      labelOf(measuredRoutes, route),
      ...[...times, ...(hasTotal ? [totalBlockingMs] : [])].map((ms) => `${Math.round(ms)}`),
    ];
  });
  const total = hasTotal ? ['blocking after first paint'] : [];
  return [['page, ms', ...workKinds, 'total', 'longest task', 'blocking', ...total], ...rows];
}

/** Packages and workspaces with the most time in scripts, of all pages. */
const shownPackages = 12;

function packagesTable({ routes }: { readonly routes: readonly RouteProfile[] }): readonly Row[] {
  const sumOf = (name: string) => routes.reduce((sum, { packages }) => sum + (packages[name] ?? 0), 0);
  const names = [...new Set(routes.flatMap(({ packages }) => Object.keys(packages)))];
  const shown = names.sort((one, other) => sumOf(other) - sumOf(one)).slice(0, shownPackages);
  const rows = shown.map((name) => [name, ...routes.map(({ packages }) => `${Math.round(packages[name] ?? 0)}`)]);
  return [['scripts of, ms', ...routes.map(({ route }) => labelOf(measuredRoutes, route))], ...rows];
}

function lighthouseTable({ results }: { readonly results: readonly LighthouseResult[] }): readonly Row[] {
  const rows = results.map((result) => [
    labelOf(measuredRoutes, result.route),
    result.formFactor,
    ...lighthouseCells(result),
  ]);
  return [['page', '', ...lighthouseColumns], ...rows];
}

const tables = {
  load: loadTable,
  variants: variantsTable,
  interaction: interactionTable,
  lists: listsTable,
  tasks: tasksTable,
  readers: readersTable,
  build: buildTable,
  profile: profileTable,
  packages: packagesTable,
  lighthouse: lighthouseTable,
};

/** `<!-- table load benchmarks/slow-4g/load.json -->` marks a table that is generated from results. */
const block = /(<!-- table (\w+) (\S+) -->\n)[\s\S]*?(<!-- end of table -->)/g;

/** Regenerates a page's tables from the result files that they name. */
export function withTables(folder: string, text: string): string {
  return text.replace(block, (_, begin: string, kind: keyof typeof tables, file: string, end: string) => {
    const results = JSON.parse(readFileSync(path.join(projectRoot, folder, file), 'utf8'));
    const [head = [], ...rows] = tables[kind](results);
    const line = (row: Row) => `|${row.map((cell) => ` ${cell} `.replace('  ', ' ')).join('|')}|\n`;
    const rule = `|${head.map(() => '---|').join('')}\n`;
    return begin + line(head) + rule + rows.map(line).join('') + end;
  });
}
