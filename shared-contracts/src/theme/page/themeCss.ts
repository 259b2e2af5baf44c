import { media } from '../media';
import { rem } from '../space';
import tokens from '../tokens.json' with { type: 'json' };
import { fallbackFamilies } from './fontFaces';
import { cssVariable, leavesOf } from './renderTokens';

const valued = (path: readonly string[], group: Record<string, unknown>, unit = ''): string[] =>
  leavesOf(group).map(
    ([name, value]) => `${cssVariable(...path, name)}:${value}${typeof value === 'number' ? unit : ''}`,
  );

const colors = Object.entries(tokens.color)
  .filter(([group]) => group !== 'smalti')
  .flatMap(([group, leaves]) => valued(['color', group], leaves));

type TypeStyle = { size: number; line: number; weight: number; tracking?: number };

const typeStyles = Object.entries(tokens.type).flatMap(([name, style]): [string, TypeStyle][] =>
  typeof style === 'object' && 'weight' in style ? [[name, style]] : [],
);
const shorthand = ({ size, line, weight }: TypeStyle) => `${weight} ${rem(size)}/${rem(line)} var(--font-ui)`;
const typeVariables = typeStyles.flatMap(([name, style]) => [
  `--type-${name}:${shorthand(style)}`,
  `--tracking-${name}:${style.tracking ?? 0}em`,
]);
const mobileTypeVariables = Object.entries(tokens.type.mobile).map(([name, style]) => {
  const { weight } = tokens.type[name as 'display' | 'h1' | 'h2'];
  return `--type-${name}:${shorthand({ ...style, weight })}`;
});

/** Inserts the measured fallbacks right after the family itself. */
function withFallback(families: string, fallbacks: readonly string[]): string {
  const [own = '', ...rest] = families.split(', ');
  return [own, ...fallbacks.map((name) => `'${name}'`), ...rest].join(',');
}

const { gutter, section } = tokens.space;
const { layout } = tokens;
/** Only the content of a bar scales with the font, not its padding. */
const barHeight = (height: number, content: number) => `calc(${rem(content)} + ${height - content}px)`;

/**
 * The design tokens as CSS variables on `:root`. The composed page contains them once, in its head, so that every remote
 * looks the same in every version (architecture, Sharing).
 */
export const themeCss: string = [
  `:root{color-scheme:dark;${[
    ...colors,
    ...valued(['radius'], tokens.radius, 'px'),
    ...valued(['grout'], tokens.grout, 'px'),
    ...valued(['elevation'], tokens.elevation),
    ...valued(['duration'], tokens.motion.duration, 'ms'),
    ...valued(['easing'], tokens.motion.easing),
    ...valued(['z-index'], tokens.zIndex),
    `--font-ui:${withFallback(tokens.font.ui.family, fallbackFamilies.ui)}`,
    `--font-code:${withFallback(tokens.font.code.family, fallbackFamilies.code)}`,
    ...typeVariables,
    `--space-gutter:${gutter.desktop}px`,
    `--space-section:${section.desktop}px`,
    `--layout-header:${barHeight(layout.header, layout.target.touch)}`,
    `--layout-sidebar-collapsed:${layout.sidebarCollapsed}px`,
    `--layout-sidebar-expanded:${rem(layout.sidebarExpanded)}`,
    `--layout-bottom-bar:0px`,
    `--layout-content-max:${rem(layout.contentMax)}`,
  ].join(';')}}`,
  `${media.belowLg}{:root{--space-gutter:${gutter.tablet}px;--layout-bottom-bar:calc(${barHeight(layout.bottomBar, tokens.type.caption.line)} + env(safe-area-inset-bottom))}}`,
  `${media.belowMd}{:root{--space-gutter:${gutter.mobile}px;--space-section:${section.mobile}px;${mobileTypeVariables.join(';')}}}`,
  '@media(prefers-reduced-motion:reduce){:root{--duration-instant:0ms;--duration-fast:80ms;--duration-base:80ms;--duration-slow:80ms;--duration-lay:0ms}}',
].join('\n');
