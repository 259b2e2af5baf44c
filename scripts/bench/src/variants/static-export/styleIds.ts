import { createHash } from 'node:crypto';

/** The beginning of a styled component: `styled.div` or `styled(Link)`. */
const styledStart = /\bstyled(?:\.\w+|\([^()]*\))(?=[.<`])/g;

/**
 * Gives each styled component of a source a fixed id, as the compiler plugins of styled-components do. Otherwise components are
 * numbered as they are evaluated, in an order that differs between the prerenderer and a browser.
 *
 * @param file path of the source, the same in every build
 */
export function withStyleIds(source: string, file: string): string {
  const ofFile = createHash('sha256').update(file).digest('hex').slice(0, 8);
  let count = 0;
  return source.replace(styledStart, (start) => {
    count += 1;
    return `${start}.withConfig({ componentId: 'c${ofFile}-${count}' })`;
  });
}
