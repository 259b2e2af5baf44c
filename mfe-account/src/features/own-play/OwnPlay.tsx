import { readMoment } from '@tessera/shared-contracts/api';
import { hasExtension, type OwnPlay as Play, type PlayPeriod, playPeriods } from '@tessera/shared-contracts/extensions';
import { type Fiat, formatInFiat } from '@tessera/shared-contracts/fiat';
import { formatDay } from '@tessera/shared-contracts/format';
import { subtractDecimals } from '@tessera/shared-contracts/money';
import { linkStyles } from '@tessera/shared-contracts/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { minutesText } from '../limits/limitText';
import { ListRow, LoadedList } from '../sessions';
import { Parts, Scroller, Sums } from './OwnPlay.styles';
import { useOwnPlayQuery } from './ownPlay.api';
import { messages } from './ownPlay.messages';
import { PlayPlot } from './PlayPlot';

type Sum = keyof typeof messages.sums;
const sums = Object.keys(messages.sums) as readonly Sum[];

/** The sums of a period, if the provider tells them. */
function sumsOf({ periods }: Play, period: PlayPeriod, fiat: Fiat): Readonly<Partial<Record<Sum, string>>> {
  const found = periods.readable.find((each) => each.period === period);
  if (found === undefined) return {};
  const { deposits, withdrawals, staked, returned, minutes } = found;
  return {
    deposits: formatInFiat(deposits, fiat),
    withdrawals: formatInFiat(withdrawals, fiat),
    staked: formatInFiat(staked, fiat),
    returned: formatInFiat(returned, fiat),
    net: formatInFiat(subtractDecimals(returned, staked), fiat, true),
    minutes: minutesText(minutes),
  };
}

/** What the player did today, this week, this month and this year, and how each of the last days ended. */
export function OwnPlay({ userId, fiat }: { readonly userId: string; readonly fiat: Fiat }) {
  const query = useOwnPlayQuery({ userId }, { refetchOnMountOrArgChange: true });
  return (
    <LoadedList loading={messages.loading} failed={messages.failed} query={query} height={240}>
      {query.data && <PlayTable play={query.data} fiat={fiat} />}
    </LoadedList>
  );
}

function PlayTable({ play, fiat }: { readonly play: Play; readonly fiat: Fiat }) {
  const byPeriod = playPeriods.map((period) => [period, sumsOf(play, period, fiat)] as const);
  const titleId = useId();
  const opened = readMoment(play.since);
  return (
    <ListRow as="div">
      <Parts>
        <div>
          <strong id={titleId}>{messages.title}</strong>
          <p>{messages.line}</p>
          {hasExtension('statement') && <StatementLink to="/statement">{messages.statement}</StatementLink>}
        </div>
        {/* Focusable, so that a keyboard can scroll it. */}
        <Scroller tabIndex={0} role="region" aria-labelledby={titleId}>
          <Sums aria-labelledby={titleId}>
            <thead>
              <tr>
                <td />
                {playPeriods.map((period) => (
                  <th key={period} scope="col">
                    {messages.periods[period]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sums.map((sum) => (
                <tr key={sum}>
                  <th scope="row">{messages.sums[sum]}</th>
                  {byPeriod.map(([period, values]) => (
                    <td key={period}>{values[sum] ?? messages.unknown}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Sums>
        </Scroller>
        <p>
          {messages.netDeposits(
            formatInFiat(play.netDeposits, fiat),
            opened === undefined ? messages.unknown : formatDay(opened),
          )}
        </p>
        <PlayPlot days={play.days.readable} today={play.today} fiat={fiat} />
      </Parts>
    </ListRow>
  );
}

const StatementLink = styled(Link)`
  ${linkStyles}
`;
