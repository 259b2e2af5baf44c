import { ChipGroup, SearchField } from '@tessera/shared-contracts/ui';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { SearchSlot, Toolbar } from '../list-parts';
import { useListQuery } from '../paging';
import { emptyView, useTransactions, useTransactionView } from './data';
import { FilterButton } from './FilterButton';
import { FilterPanel } from './filter-panel/lazyFilterPanel';
import { transactionFilters } from './listTransactions';
import { TransactionResults } from './TransactionResults';
import { countPanelFilters, toTransactionQuery, transactionParameters } from './transactionParameters';
import { messages } from './transactions.messages';

const chips = transactionFilters.map((id) => ({ id, label: id }));

export function TransactionList({ userId }: { readonly userId: string }) {
  const panelId = useId();
  const controls = useListQuery(transactionParameters);
  const { query, change } = controls;
  const panelFilters = countPanelFilters(query);
  const [isPanelOpen, setIsPanelOpen] = useState(panelFilters > 0);
  const transactions = useTransactions(userId);
  const wanted = useMemo(() => toTransactionQuery(query), [query]);
  // A typed letter is shown before a long history is searched.
  const { view } = useTransactionView(transactions.rows, useDeferredValue(wanted));
  return (
    <>
      <Toolbar>
        <ChipGroup
          label={messages.filters}
          chips={chips}
          selected={query.filter}
          onSelect={(filter) => change({ filter })}
        />
        <SearchSlot $hasButton>
          <SearchField
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            value={query.search}
            onChange={(search) => change({ search })}
          />
          <FilterButton
            panelId={panelId}
            isOpen={isPanelOpen}
            count={panelFilters}
            onToggle={() => setIsPanelOpen(!isPanelOpen)}
          />
        </SearchSlot>
      </Toolbar>
      {isPanelOpen && (
        <section id={panelId} aria-label={messages.panel}>
          <FilterPanel controls={controls} transactions={transactions} view={view ?? emptyView} />
        </section>
      )}
      <TransactionResults transactions={transactions} view={view} controls={controls} />
    </>
  );
}
