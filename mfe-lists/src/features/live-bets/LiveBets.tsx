import { IconButton, SampleDataBadge, TabPanel, Tabs } from '@tessera/shared-contracts/ui';
import { Pause, Play } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { KeptFocus } from '../../shared';
import { betFeed, betSource, useFeed } from '../bet-source';
import { LiveBetList } from './LiveBetList';
import { Body, Head, Lead, PauseSlot, Section } from './LiveBets.styles';
import { messages } from './liveBets.messages';
import { OwnBets } from './OwnBets';

const tabs = [
  { id: 'all', label: messages.all },
  { id: 'mine', label: messages.mine },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** The live bets of the home page, not announced by screen readers. Sample data is labelled as such. */
export function LiveBets() {
  const titleId = useId();
  const idBase = useId();
  const [tab, setTab] = useState<TabId>('all');
  const [isPaused, setIsPaused] = useState(false);
  const feed = betFeed();
  const { bets, arrivedId, failure } = useFeed(tab === 'all' && !isPaused);
  // A paused feed would not connect.
  const retry = () => {
    setIsPaused(false);
    failure?.retry();
  };
  // The tab changes in the next frame; its rows render after that.
  const drawn = useDeferredValue(
    tab === 'all' ? (
      <LiveBetList
        label={messages.all}
        rows={bets}
        isSample={feed.isSample}
        places={feed.places}
        arrivedId={arrivedId}
        failure={failure && { ...failure, retry }}
        failedTitle={messages.failed}
        emptyLine={messages.noneLine}
      />
    ) : (
      <OwnBets />
    ),
  );
  const { isSample } = tab === 'all' ? feed : betSource();

  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Lead $hasBadge={isSample}>
          <h2 id={titleId}>{messages.title}</h2>
          {isSample && <SampleDataBadge />}
          {tab === 'all' && (
            <PauseSlot $isPaused={isPaused}>
              <IconButton
                size="sm"
                label={isPaused ? messages.resume : messages.pause}
                icon={isPaused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
                onClick={() => setIsPaused(!isPaused)}
              />
            </PauseSlot>
          )}
        </Lead>
        <Tabs label={messages.tabs} tabs={tabs} selected={tab} onSelect={setTab} idBase={idBase} />
      </Head>
      <TabPanel idBase={idBase} id={tab}>
        <Body>
          <KeptFocus>{drawn}</KeptFocus>
        </Body>
      </TabPanel>
    </Section>
  );
}
