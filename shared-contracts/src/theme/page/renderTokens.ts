import type tokensJson from '../tokens.json';

type Tokens = typeof tokensJson;
type Group = Readonly<Record<string, unknown>>;

/** Name of the CSS variable of a token's path: `color.surface.tile` is `--color-surface-tile`. */
export const cssVariable = (...path: readonly string[]): string =>
  `--${path
    .join('-')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()}`;

/** The leaves of a group of design tokens; names that begin with `$` are comments. */
export const leavesOf = (group: Group): [name: string, value: string | number][] =>
  Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, leaf]) => [
      name,
      typeof leaf === 'object' && leaf !== null && 'value' in leaf ? (leaf.value as string) : (leaf as string | number),
    ]);

const references = (path: readonly string[], group: Group): Record<string, string> =>
  Object.fromEntries(leavesOf(group).map(([name]) => [name, `var(${cssVariable(...path, name)})`]));

function literal(value: unknown, depth: number): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map((entry) => literal(entry, depth)).join(', ')}]`;
  const pad = '  '.repeat(depth + 1);
  const lines = Object.entries(value as Group).map(([key, entry]) => `${pad}${key}: ${literal(entry, depth + 1)},\n`);
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`;
}

const constant = (doc: string, name: string, value: unknown): string =>
  `/** ${doc} */\nexport const ${name} = ${literal(value, 0)} as const;\n`;

/**
 * Generates the module of static token names, so that apps bundle the names they use and not the whole token file.
 *
 * @param tokens the design tokens
 * @returns the text of `src/theme/tokens.generated.ts`
 */
export function renderTokens(tokens: Tokens): string {
  const { color } = tokens;
  const colors = ['surface', 'line', 'text', 'accent', 'feedback', 'focus', 'promoGround', 'coin'] as const;
  const spaces = leavesOf(tokens.space).filter(([, value]) => typeof value === 'number');
  return [
    '// Made from tokens.json by `npm run tokens -w shared-contracts`; edit that file instead.\n',
    constant(
      'Colours by role, each a reference to the CSS variable that the page sets.',
      'color',
      Object.fromEntries(colors.map((group) => [group, references(['color', group], color[group])])),
    ),
    constant(
      'Corner radii; outer corners of a slab use `slab` or `dialog`, corners that meet another tile use `cut`.',
      'radius',
      references(['radius'], tokens.radius),
    ),
    constant('Gaps between the tiles of one slab.', 'grout', references(['grout'], tokens.grout)),
    constant(
      'Shadows; `press` is the thickness of a face that can be pressed.',
      'elevation',
      references(['elevation'], tokens.elevation),
    ),
    constant(
      'Durations of motion; reduced motion shortens them by itself.',
      'duration',
      references(['duration'], tokens.motion.duration),
    ),
    constant('Easing curves.', 'easing', references(['easing'], tokens.motion.easing)),
    constant('Stacking order.', 'zIndex', references(['z-index'], tokens.zIndex)),
    constant('Steps of the 4 px scale, in pixels.', 'spaceSteps', Object.fromEntries(spaces)),
    constant(
      'Widths at which the layout changes, in pixels.',
      'breakpoint',
      Object.fromEntries(leavesOf(tokens.breakpoint)),
    ),
    constant('Widths of dialogs, in pixels.', 'dialogWidth', tokens.layout.dialog),
    constant(
      'Colours of pictures, dark to light; never for text.',
      'smalti',
      Object.fromEntries(Object.entries(color.smalti).filter(([name]) => !name.startsWith('$'))),
    ),
  ].join('\n');
}
