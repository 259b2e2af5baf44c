import { placesOf, releaseUrlPlaceholder } from '@tessera/shared-contracts/prerender';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { compile, type Element } from 'stylis';

const elements = new Set([
  ...[
    'div',
    'span',
    'p',
    'section',
    'header',
    'footer',
    'nav',
    'article',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'br',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'b', 'em', 'strong', 'small', 'time', 'img', 'figure', 'figcaption'],
  ...['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'],
]);

const attributes = new Set([
  ...[
    'alt',
    'class',
    'colspan',
    'datetime',
    'decoding',
    'height',
    'id',
    'lang',
    'loading',
    'role',
    'rowspan',
    'scope',
    'width',
  ],
  ...[
    'cx',
    'cy',
    'd',
    'fill',
    'points',
    'r',
    'rx',
    'ry',
    'transform',
    'viewBox',
    'x',
    'x1',
    'x2',
    'y',
    'y1',
    'y2',
    'xmlns',
  ],
  ...['fill-rule', 'clip-rule', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-width'],
]);

/** Attributes and ids by which the shell's pages find their own elements. */
const pageAttributes = /^data-(module|title|prerendered|session|variant|at|keeps-content|has-content)$/;

/** URL of the site itself or of the same page, or of a file of the release. */
const isOwnAddress = (url: string) => url.startsWith(releaseUrlPlaceholder) || /^(\/(?![/\\])|\?)/.test(url);

type Node = DefaultTreeAdapterMap['childNode'];

function faultsOf(node: Node): readonly string[] {
  if (node.nodeName === '#comment') return ['a comment'];
  if (!('tagName' in node)) return [];
  const wrong = node.attrs.flatMap(({ name, value }) => {
    if (name === 'href' || name === 'src') return isOwnAddress(value) ? [] : `the address ${value}`;
    const isKnown = attributes.has(name) || (/^(aria|data)-[\w-]+$/.test(name) && !pageAttributes.test(name));
    return isKnown ? [] : `the attribute ${name}`;
  });
  const own = elements.has(node.tagName) ? wrong : [`the element ${node.tagName}`, ...wrong];
  return [...own, ...node.childNodes.flatMap(faultsOf)];
}

/** Finds markup that must not be in every page of the site: what runs scripts, sends requests, submits, or links elsewhere. */
export function markupFaults(markup: string): readonly string[] {
  const unreadable: string[] = [];
  const { childNodes } = parseFragment(markup, {
    onParseError: ({ code }) => unreadable.push(`markup with the error ${code}`),
  });
  return [...unreadable, ...childNodes.flatMap(faultsOf)];
}

/** At-rules that contain other rules. */
const nesting = new Set(['@media', '@supports', '@container', '@layer', '@keyframes']);

const declarationFaults = ({ value }: Element): readonly string[] => [
  // An escape could hide the name of a function from this check.
  ...(value.includes('\\') ? [`an escape in ${value}`] : []),
  ...[...value.matchAll(/url\(\s*["']?([^"')]*)|image-set/gi)]
    .map(([whole, url = whole]) => url)
    .filter((url) => !url.startsWith(releaseUrlPlaceholder))
    .map((url) => `the address ${url}`),
];

/** Finds styles that would affect more than the places of the remote's modules, or fetch files outside of the release. */
export function styleFaults(css: string, remote: string): readonly string[] {
  const faultsIn = (rules: Element['children'], isKeyframes: boolean): readonly string[] =>
    Array.isArray(rules) ? rules.flatMap((rule) => ruleFaults(rule, isKeyframes)) : [];

  function ruleFaults(rule: Element, isKeyframes: boolean): readonly string[] {
    if (rule.type === 'comm') return [];
    if (rule.type === 'decl') return declarationFaults(rule);
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
