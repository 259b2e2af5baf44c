import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributes } from '../protocol';

/** The place of a module, which the shell renders empty (`platform/host/loader/slot/ModulePlace.tsx`). */
export interface EmptyPlace {
  /** Full name of the module, e.g. `games/Lobby`. */
  readonly module: string;
  /** Title of the page, where the module is the page. */
  readonly title: string;
  /** Props that the shell passes to the module, as JSON. */
  readonly props: string | undefined;
  /** Where its attribute with the props, and the space before it, begins and ends in the markup. */
  readonly propsAt: readonly [start: number, end: number] | undefined;
  /** Where its content begins in the markup. */
  readonly contentAt: number;
}

function placeOf({ attrs, childNodes, sourceCodeLocation }: Tree.Element): EmptyPlace | undefined {
  const values = new Map(attrs.map(({ name, value }) => [name, value]));
  const module = values.get(attributes.module);
  const tag = sourceCodeLocation?.startTag;
  if (module === undefined || tag === undefined || childNodes.length > 0) return undefined;
  const props = sourceCodeLocation?.attrs?.[attributes.props];
  return {
    module,
    title: values.get(attributes.title) ?? '',
    props: values.get(attributes.props),
    propsAt: props && [props.startOffset - 1, props.endOffset],
    contentAt: tag.endOffset,
  };
}

/** Finds the places in prerendered markup, in order. */
export function emptyPlaces(root: string): readonly EmptyPlace[] {
  const found: EmptyPlace[] = [];
  const visit = ({ childNodes }: Tree.ParentNode) => {
    for (const node of childNodes) {
      if (!('attrs' in node)) continue;
      const place = placeOf(node);
      if (place !== undefined) found.push(place);
      visit(node);
    }
  };
  visit(parseFragment(root, { sourceCodeLocationInfo: true }));
  return found;
}

/** What a place is filled with. */
interface PlaceContent {
  readonly markup: string;
  /** Whether it is the module's content for everybody. */
  readonly isContent: boolean;
}

/** Puts markup into each place, and removes the props, which only compose needs. */
export function fillPlaces(
  root: string,
  places: readonly EmptyPlace[],
  contentOf: (place: EmptyPlace) => PlaceContent,
): string {
  let filled = '';
  let end = 0;
  for (const place of places) {
    const { markup, isContent } = contentOf(place);
    const { propsAt: [propsStart, propsEnd] = [end, end], contentAt } = place;
    filled += root.slice(end, propsStart) + root.slice(propsEnd, contentAt - 1);
    filled += `${isContent ? ` ${attributes.hasContent}` : ''}>${markup}`;
    end = contentAt;
  }
  return filled + root.slice(end);
}

/** Props that the shell passes to the modules of a page, by full name; modules without props are left out. */
export const placeProps = (root: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    emptyPlaces(root).flatMap(({ module, props }) =>
      props === undefined ? [] : [[module, JSON.parse(props) as unknown] as const],
    ),
  );
