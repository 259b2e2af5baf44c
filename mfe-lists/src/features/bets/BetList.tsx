import { SearchField, TabPanel, Tabs } from '@tessera/shared-contracts/ui';
import { Dice5, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeptFocus, SearchSlot, Toolbar } from '../../shared';
import { oneOf, useListQuery } from '../paging';
import { BetResults } from './BetResults';
import { messages } from './bets.messages';

/** The tab has no effect on the data (spec §2 Bets page). */
const parameters = { filter: oneOf(['casino', 'sports']) };
const tabs = [
  { id: 'casino', label: <TabLabel icon={<Dice5 aria-hidden="true" size={18} />} text={messages.casino} /> },
  { id: 'sports', label: <TabLabel icon={<Trophy aria-hidden="true" size={18} />} text={messages.sports} /> },
] as const;
const idBase = 'bets';

export function BetList({ userId }: { readonly userId: string }) {
  const controls = useListQuery(parameters);
  const { query, change } = controls;
  return (
    <>
      <Toolbar>
        <Tabs
          label={messages.kinds}
          tabs={tabs}
          selected={query.filter}
          onSelect={(filter) => change({ filter })}
          idBase={idBase}
        />
        <SearchSlot>
          <SearchField
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            value={query.search}
            onChange={(search) => change({ search })}
          />
        </SearchSlot>
      </Toolbar>
      <TabPanel idBase={idBase} id={query.filter}>
        <KeptFocus>
          <BetResults userId={userId} controls={controls} onClear={() => change({ search: '' })} />
        </KeptFocus>
      </TabPanel>
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
