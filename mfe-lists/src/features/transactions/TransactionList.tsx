import { isHidden } from '@tessera/shared-contracts/config';
import { ChipGroup } from '@tessera/shared-contracts/ui';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { KeptFocus, Toolbar } from '../../shared';
import { ListSearch, PanelSection, usePanel } from '../list-panel/ListSearch';
import { useListQuery } from '../paging';
import { filterTransactions, sortTransactions, useTransactions } from './data';
import { FilterPanel } from './filter-panel/lazyFilterPanel';
import { type TransactionFilter, transactionFilters } from './listTransactions';
import { TransactionResults } from './TransactionResults';
import { countPanelFilters, toTransactionQuery, transactionParameters } from './transactionParameters';
import { messages } from './transactions.messages';
import { useLatest } from './useLatest';

const chipsOfSite = () =>
  transactionFilters.filter((id) => !isHidden(id)).map((id) => ({ id, label: messages.filterNames[id] }));

/** Memoized: the search field renders with each letter. */
const Filters = memo(ChipGroup<TransactionFilter>);

export function TransactionList({ userId }: { readonly userId: string }) {
  const controls = useListQuery(transactionParameters);
  const { query, change } = controls;
  const [chips] = useState(chipsOfSite);
  const panel = usePanel(countPanelFilters(query));
  const state = useTransactions(userId);
  const { transactions } = state;
  const wanted = useMemo(() => toTransactionQuery(query), [query]);
  const shown = useDeferredValue(wanted);
  const { sort, direction } = shown;
  const sorted = useMemo(() => sortTransactions(transactions, sort, direction), [transactions, sort, direction]);
  const listed = useMemo(() => filterTransactions(sorted, shown), [sorted, shown]);
  const handleFilter = useLatest((filter: TransactionFilter) => change({ filter }));
  const found = (
    <>
      {panel.isOpen && (
        <PanelSection id={panel.id}>
          <FilterPanel controls={controls} state={state} found={listed} />
        </PanelSection>
      )}
      <KeptFocus>
        <TransactionResults state={state} found={listed} controls={controls} />
      </KeptFocus>
    </>
  );
  // Typed letters and pressed buttons render first; the list below is deferred, in slices.
  const drawn = useDeferredValue(found);
  return (
    <>
      <Toolbar>
        <Filters label={messages.filters} chips={chips} selected={query.filter} onSelect={handleFilter} />
        <ListSearch
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={query.search}
          onChange={(search) => change({ search })}
          panel={panel}
          preload={FilterPanel.preload}
        />
      </Toolbar>
      {drawn}
    </>
  );
}
