import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, radius } from '../../theme';
import { focusRing, plainButton } from '../basics';

const Row = styled.div`
  display: flex;
  gap: 8px;
  /* Space for the focus ring, which a scrolling row would clip. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Chip = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-height: 2.75rem;
  padding: 0 16px;
  border-radius: ${radius.control};
  background: ${color.surface.tile};
  font: 550 0.875rem / 1.25rem ${font.ui};
  color: ${color.text.secondary};
  text-transform: capitalize;
  white-space: nowrap;
  ${focusRing}
  ${media.hover} {
    &:hover { background: ${color.surface.pressed}; }
  }
  &[aria-pressed='true'], &[aria-pressed='true']:hover {
    background: ${color.text.primary};
    color: ${color.surface.page};
  }
`;

/** Props of {@link ChipGroup}. */
export interface ChipGroupProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly chips: readonly { readonly id: T; readonly label: ReactNode }[];
  readonly selected: T;
  readonly onSelect: (id: T) => void;
}

/** Filters of which one is active; the row scrolls if it does not fit. */
export function ChipGroup<T extends string>({ label, chips, selected, onSelect }: ChipGroupProps<T>) {
  return (
    <Row role="group" aria-label={label}>
      {chips.map((chip) => (
        <Chip key={chip.id} type="button" aria-pressed={chip.id === selected} onClick={() => onSelect(chip.id)}>
          {chip.label}
        </Chip>
      ))}
    </Row>
  );
}
