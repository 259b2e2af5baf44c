import { DayField } from './DayField';
import type { Days } from './days';
import { messages } from './panel.messages';
import { useParts } from './useParts';

interface DayRangeProps {
  readonly days: Days;
  readonly onChange: (change: Partial<Days>) => void;
}

/** The first and the last day of a list. */
export function DayRange({ days: { since, until }, onChange }: DayRangeProps) {
  const isReversed = until !== '' && since > until;
  const hasPart = useParts(2);
  return (
    <>
      <DayField
        label={messages.since}
        value={since}
        onChange={(day) => onChange({ since: day })}
        error={isReversed ? messages.sinceAfterUntil : undefined}
      />
      {hasPart(2) && (
        <DayField
          label={messages.until}
          value={until}
          onChange={(day) => onChange({ until: day })}
          error={isReversed ? messages.untilBeforeSince : undefined}
        />
      )}
    </>
  );
}
