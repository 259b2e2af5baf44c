import { Select } from '@tessera/shared-contracts/ui';
import { type SortColumn, type SortDirection, sortColumns } from '../data';
import { messages as pageMessages } from '../transactions.messages';
import { messages } from './filterPanel.messages';

interface SortSelectProps {
  readonly sort: SortColumn;
  readonly order: SortDirection;
  readonly onChange: (change: { sort: SortColumn; order: SortDirection }) => void;
}

const choices = sortColumns.flatMap((sort) =>
  (['descending', 'ascending'] as const).map((order) => ({
    value: `${sort} ${order}`,
    label: messages.sorted(pageMessages.columns[sort], messages.orders[sort][order]),
    change: { sort, order },
  })),
);

/** The order of the list on phones, which have no column titles. */
export function SortSelect({ sort, order, onChange }: SortSelectProps) {
  const handleChange = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    if (choice !== undefined) onChange(choice.change);
  };
  return <Select label={messages.sortBy} options={choices} value={`${sort} ${order}`} onChange={handleChange} />;
}
