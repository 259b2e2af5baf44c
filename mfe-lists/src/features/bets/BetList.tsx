import { isHidden } from '@tessera/shared-contracts/config';
import type { Bet } from '@tessera/shared-contracts/extensions';
import { groupThousands } from '@tessera/shared-contracts/format';
import { EmptyState, TabPanel, Tabs, Tile } from '@tessera/shared-contracts/ui';
import { Dice5, Trophy } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { KeptFocus, Toolbar } from '../../shared';
import { betSource, mostBets, useBets } from '../bet-source';
import { ListSearch, PanelSection, usePanel } from '../list-panel/ListSearch';
import { type ListControls, useListQuery } from '../paging';
import { BetResults } from './BetResults';
import { pageSize } from './BetTable';
import { BetPanel } from './bet-panel/lazyBetPanel';
import { type BetParameters, betParameters, countPanelFilters } from './betParameters';
import { messages } from './bets.messages';
import { findBets } from './findBets';

const casino = {
  id: 'casino',
  label: <TabLabel icon={<Dice5 aria-hidden="true" size={18} />} text={messages.casino} />,
} as const;
const sports = {
  id: 'sports',
  label: <TabLabel icon={<Trophy aria-hidden="true" size={18} />} text={messages.sports} />,
} as const;
const sampleTabs = [casino, sports];
const realTabs = [casino, { ...sports, note: messages.sportsNote }];
const idBase = 'bets';
const none: readonly Bet[] = [];

export function BetList({ userId }: { readonly userId: string }) {
  const controls = useListQuery(betParameters);
  const { query, change } = controls;
  const panel = usePanel(countPanelFilters(query));
  // The provider has no sports: its bets are all of the casino.
  const hasKinds = !isHidden('sports');
  const hasBets = query.filter === 'casino' || !hasKinds || betSource().isSample;
  return (
    <>
      <Toolbar>
        {hasKinds && (
          <Tabs
            label={messages.kinds}
            tabs={betSource().isSample ? sampleTabs : realTabs}
            selected={query.filter}
            onSelect={(filter) => change({ filter })}
            idBase={idBase}
          />
        )}
        {hasBets && (
          <ListSearch
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            value={query.search}
            onChange={(search) => change({ search })}
            panel={panel}
            preload={BetPanel.preload}
          />
        )}
      </Toolbar>
      <TabPanel idBase={idBase} id={query.filter}>
        {hasBets ? (
          <CasinoBets userId={userId} controls={controls} panelId={panel.isOpen ? panel.id : undefined} />
        ) : (
          <Tile>
            <EmptyState title={messages.sportsTitle} line={messages.sportsLine} />
          </Tile>
        )}
      </TabPanel>
    </>
  );
}

interface CasinoBetsProps {
  readonly userId: string;
  readonly controls: ListControls<BetParameters>;
  /** Of the open panel. */
  readonly panelId: string | undefined;
}

function CasinoBets({ userId, controls, panelId }: CasinoBetsProps) {
  const { query } = controls;
  const { isSample } = betSource();
  const isNarrowed = query.search !== '' || countPanelFilters(query) > 0;
  // A search, a filter and totals need all bets.
  const needsAll = isNarrowed || panelId !== undefined;
  const state = useBets(userId, needsAll ? mostBets : Math.min(query.page * pageSize, mostBets));
  const { bets = none, total, isCut, failure } = state;
  const found = useMemo(() => findBets(bets, query), [bets, query]);
  const cutNote = isCut ? messages.cut(groupThousands(mostBets)) : undefined;
  return (
    <>
      {panelId !== undefined && (
        <PanelSection id={panelId}>
          <BetPanel
            controls={controls}
            bets={bets}
            found={found}
            isComplete={state.bets !== undefined && failure === undefined && bets.length >= total}
            cutNote={cutNote}
            isSample={isSample}
          />
        </PanelSection>
      )}
      <KeptFocus>
        <BetResults
          state={state}
          found={found}
          isNarrowed={isNarrowed}
          controls={controls}
          cutNote={cutNote}
          isSample={isSample}
        />
      </KeptFocus>
    </>
  );
}

function TabLabel({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <>
      {icon}
      <span>{text}</span>
    </>
  );
}
