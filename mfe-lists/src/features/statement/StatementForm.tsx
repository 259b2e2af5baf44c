import type { StatementRow } from '@tessera/shared-contracts/extensions';
import { Button, Select } from '@tessera/shared-contracts/ui';
import { Printer } from 'lucide-react';
import { DayRange } from '../list-panel/DayRange';
import type { Days } from '../list-panel/days';
import { ExportButton } from '../list-panel/ExportButton';
import { Actions, Fields, Wide } from '../list-panel/Panel.styles';
import { periodsAt } from './periods';
import { Form } from './Statement.styles';
import { messages } from './statement.messages';
import { statementSheet } from './statementSheet';

interface StatementFormProps {
  readonly days: Days;
  readonly onChange: (change: Partial<Days>) => void;
  /** The coins of these days, if they are loaded. */
  readonly rows: readonly StatementRow[] | undefined;
}

/** The days of the statement, and what to do with it. */
export function StatementForm({ days, onChange, rows }: StatementFormProps) {
  const periods = periodsAt(Date.now());
  const chosen = periods.find(({ since, until }) => since === days.since && until === days.until);
  const handlePeriod = (id: string) => {
    const period = periods.find((one) => one.id === id);
    if (period !== undefined) onChange({ since: period.since, until: period.until });
  };
  return (
    <Form>
      <Fields>
        <Wide>
          <Select
            label={messages.period}
            options={periods.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen?.id ?? ''}
            placeholder={messages.anyDays}
            onChange={handlePeriod}
          />
        </Wide>
        <DayRange days={days} onChange={onChange} />
      </Fields>
      <Actions>
        <Button
          icon={<Printer aria-hidden="true" size={18} strokeWidth={1.9} />}
          disabled={rows === undefined}
          onClick={() => window.print()}
        >
          {messages.print}
        </Button>
        <ExportButton
          rows={rows ?? []}
          sheet={statementSheet(days)}
          list={messages.file}
          days={days}
          isComplete={rows !== undefined}
          exported={messages.exported}
        />
      </Actions>
    </Form>
  );
}
