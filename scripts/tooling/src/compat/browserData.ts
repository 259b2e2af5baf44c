import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '@tessera/shared-contracts/browsers';

type Browser = keyof typeof oldestBrowsers;

/** Names of the served browsers in MDN's data. */
const nameInData = {
  chrome: 'chrome',
  edge: 'edge',
  opera: 'opera',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const satisfies Record<Browser, string>;

const isAtMost = (added: string, version: string) =>
  added !== 'preview' && Number.parseFloat(added.replace('≤', '')) <= Number.parseFloat(version);

/** Whether a browser has a feature, by default in its oldest version that is served. */
export function hasFeature(
  { support }: CompatStatement,
  browser: Browser,
  version: string = oldestBrowsers[browser],
): boolean {
  const statements = [support[nameInData[browser]] ?? []].flat();
  return statements.some(({ version_added: added, flags }) => added && !flags && isAtMost(added, version));
}

const browsers = Object.keys(oldestBrowsers) as readonly Browser[];

/** What calls of unknown objects are compared with; names of rarer interfaces are mostly ours. */
const callable = /^(Abort|Blob|Document|Element|Event|FormData|HTML|Headers|Node|Readable|Request|Response|URL)/;

/** Interfaces by name: some are both of the platform and of the language. */
const interfaces: readonly (readonly [name: string, members: Identifier, isCallable: boolean])[] = [
  ...Object.entries(data.api).map(([name, members]) => [name, members as Identifier, callable.test(name)] as const),
  ...Object.entries(data.javascript.builtins ?? {}).map(
    ([name, members]) => [name, members as Identifier, true] as const,
  ),
];

const membersOf = (parent: Identifier, name: string) =>
  [parent[name], parent[`${name}_static`]].flatMap((member) => member?.__compat ?? []);

/** Scripts repeat names a thousand times. */
function remembered<Value>(find: (name: string) => Value): (name: string) => Value {
  const found = new Map<string, Value>();
  return (name) => {
    const value = found.get(name) ?? find(name);
    found.set(name, value);
    return value;
  };
}

/** What MDN knows of a global, such as `AbortSignal`. */
export const globalFeatures = remembered((global) =>
  interfaces.flatMap(([name, { __compat: feature }]) => (name === global && feature ? [feature] : [])),
);

/** What MDN knows of a member of a global, such as `URL.canParse`. */
export const memberFeatures = (global: string, member: string): readonly CompatStatement[] =>
  interfaces.flatMap(([name, members]) => (name === global ? membersOf(members, member) : []));

/** What MDN knows of methods of that name, such as `toSorted`. */
export const methodFeatures = remembered((method) =>
  interfaces.flatMap(([, members, isCallable]) => (isCallable ? membersOf(members, method) : [])),
);

/** Whether a name that MDN knows is missing in a served browser, whichever of these features it is. */
export const isMissing = (features: readonly CompatStatement[]): boolean =>
  features.length > 0 && !features.some((feature) => browsers.every((browser) => hasFeature(feature, browser)));
