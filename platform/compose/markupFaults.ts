import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { compile, type Element } from 'stylis';
import { is } from 'valibot';
import { placesOf, releasePathSchema } from '../protocol';
import { shellUrlPlaceholder } from './placeholders';

const wordsIn = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));
const elements = wordsIn(
  'div span p section header footer nav article h1 h2 h3 h4 h5 h6 hr br',
  'ul ol li dl dt dd table caption thead tbody tfoot tr th td',
  'a b em strong small time img figure figcaption button',
  'svg g path circle ellipse line polygon polyline rect',
);
const attributes = wordsIn(
  'alt class colspan datetime decoding height id lang loading role rowspan scope translate width',
  'cx cy d fill points r rx ry transform viewBox x x1 x2 y y1 y2 xmlns',
  'fill-opacity fill-rule clip-rule stroke stroke-linecap stroke-linejoin stroke-width',
);

/** Attributes and ids by which the shell's pages find their own elements. */
const pageAttributes = /^data-(module|title|session|has-content)$/;

/** What a remote's markup and styles may refer to, besides the pages of the site. */
export interface OwnAddresses {
  /** URL, or its placeholder, that the files of its release are under; ends with a slash. */
  readonly files: string;
  /** URLs of further pictures. */
  readonly pictures?: ReadonlySet<string>;
}

/**
 * Whether an address is one of a file of the release. Its path is plain: browsers resolve `..` and `%2e%2e` and take a backslash
 * for a slash, servers decode `%2f`.
 */
const isOwnFile = (url: string, { files }: OwnAddresses) =>
  url.startsWith(files) && is(releasePathSchema, url.slice(files.length).split(/[?#]/, 1)[0]);

/** Whether a browser or a server resolves `..` in the path of an address, in any way to write it. */
function isResolved(url: string): boolean {
  const plain = url
    .split(/[?#]/, 1)[0]
    ?.replace(/%2e/gi, '.')
    .replace(/%2f|%5c|\\/gi, '/');
  return plain?.split('/').some((part) => part === '.' || part === '..') === true;
}

/** The shell's own files are no page: compose puts their URL, of any origin, in place of the placeholder. */
const isPage = (url: string) =>
  /^(\/(?![/\\])|\?)/.test(url) &&
  !/\p{Control}/u.test(url) &&
  !url.startsWith(shellUrlPlaceholder) &&
  !isResolved(url);

type Node = DefaultTreeAdapterMap['childNode'];

function faultsOf(node: Node, own: OwnAddresses): readonly string[] {
  if (node.nodeName === '#comment') return ['a comment'];
  if (!('tagName' in node)) return [];
  const isOwnAddress = (name: string, url: string) =>
    url.startsWith(own.files) ? isOwnFile(url, own) : name === 'src' ? own.pictures?.has(url) === true : isPage(url);
  const wrong = node.attrs.flatMap(({ name, value }) => {
    if (name === 'href' || name === 'src') return isOwnAddress(name, value) ? [] : `the address ${value}`;
    if (name === 'type') return value === 'button' ? [] : `the type ${value}`;
    const isKnown = attributes.has(name) || (/^(aria|data)-[\w-]+$/.test(name) && !pageAttributes.test(name));
    return isKnown ? [] : `the attribute ${name}`;
  });
  const faults = elements.has(node.tagName) ? wrong : [`the element ${node.tagName}`, ...wrong];
  return [...faults, ...node.childNodes.flatMap((child) => faultsOf(child, own))];
}

/** Parse errors that a game's name may cause: browsers ignore these characters. */
const harmlessErrors: ReadonlySet<string> = new Set([
  'control-character-in-input-stream',
  'noncharacter-in-input-stream',
  'unexpected-null-character',
]);

/**
 * Finds markup that a remote must not put into the site's pages: what runs scripts, sends requests, submits, or links
 * elsewhere.
 *
 * @public loaded by `faultsWorker.mjs`
 */
export function markupFaults(markup: string, own: OwnAddresses): readonly string[] {
  const unreadable: string[] = [];
  const { childNodes } = parseFragment(markup, {
    onParseError: ({ code }) => {
      if (!harmlessErrors.has(code)) unreadable.push(`markup with the error ${code}`);
    },
  });
  return [...unreadable, ...childNodes.flatMap((node) => faultsOf(node, own))];
}

/** At-rules that contain other rules. */
const nesting = new Set(['@media', '@supports', '@container', '@layer', '@keyframes']);

const declarationFaults = ({ value }: Element, own: OwnAddresses): readonly string[] => [
  // An escape could hide the name of a function from this check.
  ...(value.includes('\\') ? [`an escape in ${value}`] : []),
  ...[...value.matchAll(/url\(\s*["']?([^"')]*)|image-set/gi)]
    .map(([whole, url = whole]) => url)
    .filter((url) => !isOwnFile(url, own))
    .map((url) => `the address ${url}`),
];

/**
 * Finds styles that would affect more than the places of the remote's modules, or fetch files outside of the release.
 *
 * @public loaded by `faultsWorker.mjs`
 */
export function styleFaults(css: string, remote: string, own: OwnAddresses): readonly string[] {
  const faultsIn = (rules: Element['children'], isKeyframes: boolean): readonly string[] =>
    Array.isArray(rules) ? rules.flatMap((rule) => ruleFaults(rule, isKeyframes)) : [];

  function ruleFaults(rule: Element, isKeyframes: boolean): readonly string[] {
    if (rule.type === 'comm') return [];
    if (rule.type === 'decl') return declarationFaults(rule, own);
    if (nesting.has(rule.type)) return faultsIn(rule.children, rule.type === '@keyframes');
    if (rule.type !== 'rule') return [`the rule ${rule.type}`];
    const outside = [rule.props]
      .flat()
      .filter((selector) => !isKeyframes && !selector.startsWith(`${placesOf(remote)} `));
    return [...outside.map((selector) => `a rule for ${selector}`), ...faultsIn(rule.children, isKeyframes)];
  }

  const end = css.includes('</') ? ['the end of its own element'] : [];
  return [...end, ...faultsIn(compile(css), false)];
}
