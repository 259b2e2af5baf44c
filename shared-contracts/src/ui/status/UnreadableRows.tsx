import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { color, space, type } from '../../theme';
import { messages } from '../basics';

const Line = styled.p`
  display: flex;
  gap: ${space(2)};
  margin: ${space(1)} 0 ${space(3)};
  font: ${type.small};
  color: ${color.text.secondary};
  & > svg { flex: none; margin-top: 2px; color: ${color.feedback.warning}; }
`;

/** Props of {@link UnreadableRows}. */
export interface UnreadableRowsProps {
  /** Number of unreadable rows; for 0 nothing is shown. */
  readonly count: number;
  /** Name of one row, e.g. "transaction". */
  readonly noun: string;
  /** Name of several rows, e.g. "transactions". */
  readonly nouns: string;
  /** Further sentence about the consequences. */
  readonly children?: string;
}

/** Hint that a list is incomplete, since some of its rows could not be read. */
export function UnreadableRows({ count, noun, nouns, children }: UnreadableRowsProps) {
  if (count === 0) return null;
  const text = messages.unreadable(count, count === 1 ? noun : nouns);
  return (
    <Line role="status">
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.9} />
      <span>{children === undefined ? text : `${text} ${children}`}</span>
    </Line>
  );
}
