import type { ReactNode } from 'react';
import styled from 'styled-components';
import { plainButton } from '../basics';
import { chipRowStyles, chipStyles } from './chipStyles';

const Row = styled.div`
  ${chipRowStyles}
`;

const Chip = styled.button`
  ${plainButton}
  ${chipStyles}
  text-transform: capitalize;
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
