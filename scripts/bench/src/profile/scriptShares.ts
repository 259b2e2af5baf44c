import type { SourceOf } from './sources';

/** A profile of the processor, as Chromium's profiler writes it. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly children?: readonly number[];
    readonly callFrame: {
      readonly url: string;
      readonly lineNumber: number;
      readonly columnNumber: number;
    };
  }[];
  readonly samples?: readonly number[];
}

/** Shares of the time in scripts, by their source: they add up to 1. */
export interface ScriptShares {
  readonly packages: Readonly<Record<string, number>>;
  readonly modules: Readonly<Record<string, number>>;
}

/** Package of a source: an installed one, or a workspace of the project. */
export function packageOf(source: string): string {
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return installed ?? source.split('/')[0] ?? source;
}

const inThePage = 'inline scripts';

/**
 * Computes shares of a profile by package and by module, each function without what it calls. Samples are taken by the clock:
 * on a busy machine shares are spread, and times would be wrong.
 */
export function scriptShares({ nodes, samples = [] }: CpuProfile, sourceOf: SourceOf): ScriptShares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const sources = new Map<number, string | undefined>();
  /** What the browser does for a script, such as inserting an element, belongs to the function that called it. */
  const visit = (id: number, caller: string | undefined) => {
    const node = byId.get(id);
    if (node === undefined) return;
    const { url, lineNumber, columnNumber } = node.callFrame;
    const source = url.startsWith('http') ? (sourceOf(url, lineNumber, columnNumber) ?? inThePage) : caller;
    sources.set(id, source);
    for (const child of node.children ?? []) visit(child, source);
  };
  // The first node is the root.
  if (nodes[0] !== undefined) visit(nodes[0].id, undefined);
  const packages: Record<string, number> = {};
  const modules: Record<string, number> = {};
  const inScripts = samples.flatMap((id) => sources.get(id) ?? []);
  for (const source of inScripts) {
    const name = packageOf(source);
    packages[name] = (packages[name] ?? 0) + 1 / inScripts.length;
    modules[source] = (modules[source] ?? 0) + 1 / inScripts.length;
  }
  return { packages, modules };
}
