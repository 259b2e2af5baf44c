import type { Transaction } from '@tessera/shared-contracts/api';
import { groupThousands } from '@tessera/shared-contracts/format';
import { useMemo } from 'react';
import { useIsPhone } from '../../../shared';
import { ChoiceField, currencyOptions } from '../../list-panel/ChoiceField';
import { DayRange } from '../../list-panel/DayRange';
import { Fields, Panel, Wide } from '../../list-panel/Panel.styles';
import { PanelFoot } from '../../list-panel/PanelFoot';
import { messages as panelMessages } from '../../list-panel/panel.messages';
import { useParts } from '../../list-panel/useParts';
import type { ListControls } from '../../paging';
import type { Transactions } from '../data';
import { statusValue } from '../listTransactions';
import { statusLabel } from '../statusLabel';
import { countPanelFilters, noFilters, type TransactionParameters } from '../transactionParameters';
import { messages as listMessages } from '../transactions.messages';
import { messages } from './filterPanel.messages';
import { SortSelect } from './SortSelect';
import { Totals } from './Totals';
import { transactionSheet } from './transactionSheet';

interface FilterPanelProps {
  readonly controls: ListControls<TransactionParameters>;
  readonly state: Transactions;
  readonly found: readonly Transaction[];
}

/** Filters by currency, status and days; totals of the matching transactions; their export. */
export function FilterPanel({ controls, state, found }: FilterPanelProps) {
  const { query, change } = controls;
  const isPhone = useIsPhone();
  const { isComplete, isCut, transactions } = state;
  const currencies = useMemo(() => currencyOptions(transactions, query.currency), [transactions, query.currency]);
  const statuses = useMemo(() => statusOptions(transactions, query.status), [transactions, query.status]);
  const isFiltered = countPanelFilters(query) > 0;
  const { currency, status, since, until } = noFilters;
  const cutNote = isCut ? listMessages.cut(groupThousands(transactions.length)) : undefined;
  const hasPart = useParts(4);
  return (
    <Panel>
      <Fields>
        <ChoiceField
          label={panelMessages.currency}
          options={currencies}
          value={query.currency}
          onChange={(value) => change({ currency: value })}
        />
        <ChoiceField
          label={messages.status}
          options={statuses}
          value={query.status}
          onChange={(value) => change({ status: value })}
        />
        {hasPart(2) && <DayRange days={query} onChange={change} />}
        {hasPart(3) && isPhone && (
          <Wide>
            <SortSelect sort={query.sort} order={query.order} onChange={change} />
          </Wide>
        )}
      </Fields>
      {hasPart(4) && (
        <PanelFoot
          onReset={isFiltered ? () => change({ currency, status, since, until }) : undefined}
          rows={found}
          sheet={transactionSheet}
          list={listMessages.rows}
          days={query}
          kept={isCut ? transactions : undefined}
          isComplete={isComplete}
          note={isComplete ? cutNote : messages.exportWaits}
          exported={messages.exported}
        >
          <Totals found={found} isComplete={isComplete} />
        </PanelFoot>
      )}
    </Panel>
  );
}

/** The statuses of the list, by their labels, and an unused one from the URL. */
function statusOptions(transactions: readonly Transaction[], chosen: string) {
  const labels = new Map(transactions.map(({ status }) => [statusValue(status), statusLabel(status)]));
  if (chosen !== '' && !labels.has(chosen)) labels.set(chosen, statusLabel(chosen));
  const sorted = [...labels].sort(([, one], [, other]) => (one < other ? -1 : 1));
  return sorted.map(([value, label]) => ({ value, label }));
}
