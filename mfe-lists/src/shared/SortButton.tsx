import { color, space } from '@tessera/shared-contracts/theme';
import { focusRingInset, plainButton } from '@tessera/shared-contracts/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';

interface SortButtonProps {
  readonly title: string;
  /** Order of its column, if sorted. */
  readonly direction: 'ascending' | 'descending' | undefined;
  readonly isEnd?: boolean | undefined;
  readonly onClick: () => void;
}

/** Column title that sorts by the column. `aria-sort` of the column announces the order. */
export function SortButton({ title, direction, isEnd = false, onClick }: SortButtonProps) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Face type="button" $isEnd={isEnd} data-sorted={direction !== undefined} onClick={onClick}>
      <span>{title}</span>
      <Arrow aria-hidden="true" size={14} strokeWidth={1.9} />
    </Face>
  );
}

const Face = styled.button<{ $isEnd: boolean }>`
  ${plainButton}
  ${focusRingInset}
  display: inline-flex;
  flex-direction: ${({ $isEnd }) => ($isEnd ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  height: 2.75rem;
  border-radius: 4px;
  vertical-align: middle;

  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  svg {
    flex: none;
    opacity: 0;
  }

  &:hover,
  &:focus-visible,
  &[data-sorted='true'] {
    color: ${color.text.primary};
  }

  &:hover svg,
  &:focus-visible svg {
    opacity: 0.6;
  }

  &[data-sorted='true'] svg {
    opacity: 1;
  }
`;
