/** A part of a text. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const heading = /^#{1,6}\s+/;
const item = /^[-*]\s+/;

function blockOf(part: string): TextBlock {
  const lines = part.split('\n').map((line) => line.trim());
  if (lines.every((line) => item.test(line))) {
    return { kind: 'list', items: lines.map((line) => line.replace(item, '')) };
  }
  const [first = ''] = lines;
  if (lines.length === 1 && heading.test(first)) return { kind: 'heading', text: first.replace(heading, '') };
  return { kind: 'paragraph', text: lines.join(' ') };
}

/**
 * Reads a text of paragraphs with empty lines between them: one that begins with `#` is a heading, one whose lines all begin with `-`
 * a list. Everything else is text as it stands, HTML too.
 */
export const textBlocks = (text: string): readonly TextBlock[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);
