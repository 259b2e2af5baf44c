import type { Transaction } from '@tessera/shared-contracts/api';
import { media, space } from '@tessera/shared-contracts/theme';
import { Button, Select } from '@tessera/shared-contracts/ui';
import { startTransition, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useIsPhone } from '../../../shared';
import type { ListControls } from '../../paging';
import type { Transactions } from '../data';
import { statusValue } from '../listTransactions';
import { statusLabel } from '../transactionLabels';
import { countPanelFilters, noFilters, type TransactionParameters } from '../transactionParameters';
import { DayField } from './DayField';
import { ExportButton } from './ExportButton';
import { messages } from './filterPanel.messages';
import { Panel } from './Panel.styles';
import { SortSelect } from './SortSelect';
import { Totals } from './Totals';

interface FilterPanelProps {
  readonly controls: ListControls<TransactionParameters>;
  readonly state: Transactions;
  readonly found: readonly Transaction[];
}

/** Value of the unfiltered choice. It cannot collide with a currency or status of the provider. */
const any = '*';

/** Filters by currency, status and days; totals of the matching transactions; their export. */
export function FilterPanel({ controls, state, found }: FilterPanelProps) {
  const { query, change } = controls;
  const isPhone = useIsPhone();
  const { isComplete, transactions } = state;
  const currencies = useMemo(() => currencyChoices(transactions, query.currency), [transactions, query.currency]);
  const statuses = useMemo(() => statusChoices(transactions, query.status), [transactions, query.status]);
  const isFiltered = countPanelFilters(query) > 0;
  const { currency, status, since, until } = noFilters;
  const isReversed = query.until !== '' && query.since > query.until;
  const hasPart = useParts(5);
  return (
    <Panel>
      <Fields>
        <Select
          label={messages.currency}
          options={currencies}
          value={query.currency || any}
          onChange={(value) => change({ currency: value === any ? '' : value })}
        />
        <Select
          label={messages.status}
          options={statuses}
          value={query.status || any}
          onChange={(value) => change({ status: value === any ? '' : value })}
        />
        {hasPart(2) && (
          <DayField
            label={messages.since}
            value={query.since}
            onChange={(day) => change({ since: day })}
            error={isReversed ? messages.sinceAfterUntil : undefined}
          />
        )}
        {hasPart(3) && (
          <DayField
            label={messages.until}
            value={query.until}
            onChange={(day) => change({ until: day })}
            error={isReversed ? messages.untilBeforeSince : undefined}
          />
        )}
        {hasPart(4) && isPhone && (
          <Wide>
            <SortSelect sort={query.sort} order={query.order} onChange={change} />
          </Wide>
        )}
      </Fields>
      {hasPart(5) && (
        <Foot>
          <Totals found={found} isComplete={isComplete} />
          <Actions>
            {isFiltered && (
              <Button variant="text" onClick={() => change({ currency, status, since, until })}>
                {messages.reset}
              </Button>
            )}
            <ExportButton found={found} state={state} query={query} />
          </Actions>
        </Foot>
      )}
    </Panel>
  );
}

/** Adds one part of the panel per frame: on a slow device each takes a whole frame. */
function useParts(count: number) {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown === count) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return (part: number) => part <= shown;
}

const anyChoice = { value: any, label: messages.any };

/** The currencies of the list, and an unused one from the URL. */
function currencyChoices(transactions: readonly Transaction[], chosen: string) {
  const currencies = [...new Set(transactions.map((row) => row.currency.toUpperCase()))].sort();
  if (chosen !== '' && !currencies.includes(chosen)) currencies.push(chosen);
  return [anyChoice, ...currencies.map((currency) => ({ value: currency, label: currency, isSymbol: true }))];
}

/** The statuses of the list, by their labels, and an unused one from the URL. */
function statusChoices(transactions: readonly Transaction[], chosen: string) {
  const choices = new Map(transactions.map(({ status }) => [statusValue(status), statusLabel(status)]));
  if (chosen !== '' && !choices.has(chosen)) choices.set(chosen, statusLabel(chosen));
  const sorted = [...choices].sort(([, one], [, other]) => (one < other ? -1 : 1));
  return [anyChoice, ...sorted.map(([value, label]) => ({ value, label }))];
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: start;

  ${media.belowSm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.smallestPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(4)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(3)};
  margin-left: auto;
`;
