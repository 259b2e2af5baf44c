import escapeHtml from 'escape-html';
import { parseFragment } from 'parse5';

/** The place of a module, which the shell renders empty (`platform/host/loader/slot/ModulePlace.tsx`). */
export const emptyPlace = /(<div [^>]*\bdata-module="(\w+\/\w+)"[^>]*>)(<\/div>)/g;

function attribute(tag: string, name: string): string | undefined {
  const [element] = parseFragment(tag).childNodes;
  return element !== undefined && 'attrs' in element
    ? element.attrs.find((candidate) => candidate.name === name)?.value
    : undefined;
}

/** Title of the page that a place is on, as markup. */
export const titleOf = (tag: string): string => escapeHtml(attribute(tag, 'data-title') ?? '');

/** The tag of a place without the props, which only compose needs. */
export const withoutProps = (tag: string): string => tag.replace(/ data-props="[^"]*"/, '');

/** Props that the shell passes to the modules of a page, by full name; modules without props are left out. */
export function placeProps(root: string): Readonly<Record<string, unknown>> {
  const places = [...root.matchAll(emptyPlace)].flatMap(([, tag = '', module = '']) => {
    const props = attribute(tag, 'data-props');
    return props === undefined ? [] : [[module, JSON.parse(props) as unknown] as const];
  });
  return Object.fromEntries(places);
}
