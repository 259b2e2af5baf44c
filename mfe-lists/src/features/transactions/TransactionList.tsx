import { ChipGroup, SearchField } from '@tessera/shared-contracts/ui';
import { SearchSlot, Toolbar } from '../list-parts';
import { useListQuery } from '../paging';
import { transactionFilters } from './listTransactions';
import { TransactionResults } from './TransactionResults';
import { messages } from './transactions.messages';

const chips = transactionFilters.map((id) => ({ id, label: id }));

export function TransactionList({ userId }: { readonly userId: string }) {
  const controls = useListQuery(transactionFilters);
  const { query, setFilter, setSearch } = controls;
  return (
    <>
      <Toolbar>
        <ChipGroup label={messages.filters} chips={chips} selected={query.filter} onSelect={setFilter} />
        <SearchSlot>
          <SearchField
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            value={query.search}
            onChange={setSearch}
          />
        </SearchSlot>
      </Toolbar>
      <TransactionResults userId={userId} controls={controls} />
    </>
  );
}
