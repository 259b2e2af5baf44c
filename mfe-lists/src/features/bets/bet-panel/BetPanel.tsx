import type { Bet } from '@tessera/shared-contracts/extensions';
import { groupThousands } from '@tessera/shared-contracts/format';
import { useMemo } from 'react';
import { ChoiceField, currencyOptions, textOptions } from '../../list-panel/ChoiceField';
import { DayRange } from '../../list-panel/DayRange';
import { Fields, Panel, Wide } from '../../list-panel/Panel.styles';
import { PanelFoot } from '../../list-panel/PanelFoot';
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
        <PanelFoot
          onReset={countPanelFilters(query) > 0 ? () => change(noPanelFilters) : undefined}
          canExport={!isSample}
          rows={found}
          sheet={betSheet}
          list={listMessages.rows}
          days={query}
          kept={cutNote === undefined ? undefined : bets}
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
