import { readMoment } from '@tessera/shared-contracts/api';
import type { Bet } from '@tessera/shared-contracts/extensions';
import { groupThousands } from '@tessera/shared-contracts/format';
import { Button } from '@tessera/shared-contracts/ui';
import { useMemo } from 'react';
import { ChoiceField, currencyOptions, textOptions } from '../../list-panel/ChoiceField';
import { DayRange } from '../../list-panel/DayRange';
import { ExportButton } from '../../list-panel/ExportButton';
import { Actions, Fields, Foot, Panel, Wide } from '../../list-panel/Panel.styles';
import { messages as panelMessages } from '../../list-panel/panel.messages';
import { TotalsList } from '../../list-panel/TotalsList';
import { useParts } from '../../list-panel/useParts';
import type { ListControls } from '../../paging';
import { type BetParameters, betParameters, countPanelFilters, noPanelFilters } from '../betParameters';
import { messages as listMessages } from '../bets.messages';
import { messages } from './betPanel.messages';
import { betSheet } from './betSheet';
import { sumBets } from './sumBets';

interface BetPanelProps {
  readonly controls: ListControls<BetParameters>;
  readonly bets: readonly Bet[];
  readonly found: readonly Bet[];
  /** Whether all bets that can be listed are loaded. */
  readonly isComplete: boolean;
  /** Why older bets are left out. */
  readonly cutNote: string | undefined;
  readonly isSample: boolean;
}

const outcomes = (['win', 'even', 'loss'] as const).map((value) => ({ value, label: messages.outcomes[value] }));

/** Filters by game, currency, outcome and days; totals of the matching bets; their export. */
export function BetPanel({ controls, bets, found, isComplete, cutNote, isSample }: BetPanelProps) {
  const { query, change } = controls;
  const { game, currency, outcome } = query;
  const games = useMemo(
    () =>
      textOptions(
        bets.map((bet) => bet.game),
        game,
      ),
    [bets, game],
  );
  const currencies = useMemo(() => currencyOptions(bets, currency), [bets, currency]);
  const hasPart = useParts(3);
  return (
    <Panel>
      <Fields>
        <ChoiceField
          label={listMessages.columns.game}
          options={games}
          value={game}
          onChange={(value) => change({ game: value })}
        />
        <ChoiceField
          label={panelMessages.currency}
          options={currencies}
          value={currency}
          onChange={(value) => change({ currency: value })}
        />
        <Wide>
          <ChoiceField
            label={messages.outcome}
            options={outcomes}
            value={outcome}
            onChange={(value) => change({ outcome: betParameters.outcome(value) })}
          />
        </Wide>
        {hasPart(2) && <DayRange days={query} onChange={change} />}
      </Fields>
      {hasPart(3) && (
        <Foot>
          <Totals found={found} isComplete={isComplete} />
          <Actions>
            {countPanelFilters(query) > 0 && (
              <Button variant="text" onClick={() => change(noPanelFilters)}>
                {panelMessages.reset}
              </Button>
            )}
            {!isSample && (
              <ExportButton
                rows={found}
                sheet={betSheet}
                list={listMessages.rows}
                days={query}
                keptFrom={cutNote === undefined ? undefined : oldest(bets)}
                isComplete={isComplete}
                note={isComplete ? cutNote : messages.exportWaits}
                exported={messages.exported}
              />
            )}
          </Actions>
        </Foot>
      )}
    </Panel>
  );
}

/** The oldest with a valid date. @param bets the newest first */
const oldest = (bets: readonly Bet[]) => bets.findLast(({ createdAt }) => readMoment(createdAt) !== undefined);

function Totals({ found, isComplete }: Pick<BetPanelProps, 'found' | 'isComplete'>) {
  const totals = useMemo(
    () =>
      sumBets(found).map(({ currency, count, staked, returned, net }) => ({
        currency,
        count: messages.bets(count),
        sums: [
          { word: messages.staked, amount: staked },
          { word: messages.returned, amount: returned },
          { word: messages.net, amount: net, isSigned: true },
        ],
      })),
    [found],
  );
  const caption = (isComplete ? messages.totalsOf : messages.totalsSoFar)(groupThousands(found.length));
  return <TotalsList caption={caption} totals={totals} />;
}
