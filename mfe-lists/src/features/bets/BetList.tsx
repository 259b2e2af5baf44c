import { SearchField, TabPanel, Tabs } from '@tessera/shared-contracts/ui';
import { SearchSlot, Toolbar } from '../list-parts';
import { useListQuery } from '../paging';
import { BetResults } from './BetResults';
import { messages } from './bets.messages';
import { useBets } from './useBets';

/** Kinds of bets; the choice has no effect on the data (spec §2). */
const kinds = ['casino', 'sports'] as const;
const tabs = kinds.map((id) => ({ id, label: messages[id] }));
const idBase = 'bets';

export function BetList() {
  const bets = useBets();
  const controls = useListQuery(kinds);
  const { query, setFilter, setSearch } = controls;
  return (
    <>
      <Toolbar>
        <Tabs label={messages.kinds} tabs={tabs} selected={query.filter} onSelect={setFilter} idBase={idBase} />
        <SearchSlot>
          <SearchField
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            value={query.search}
            onChange={setSearch}
          />
        </SearchSlot>
      </Toolbar>
      <TabPanel idBase={idBase} id={query.filter}>
        <BetResults bets={bets} controls={controls} />
      </TabPanel>
    </>
  );
}
