import { Card } from '../../shared';
import { activityOf } from './activity.messages';
import { LoadedList } from './LoadedList';
import { momentText } from './moment';
import { ListRow, Rows, Words } from './Sessions.styles';
import { useActivityQuery } from './sessions.api';
import { messages } from './sessions.messages';
import { UnreadableLine } from './UnreadableLine';

/** The last events of the player's account, newest first. */
export function ActivityCard({ userId }: { readonly userId: string }) {
  const query = useActivityQuery({ userId }, { refetchOnMountOrArgChange: true });
  const { readable: events, unreadable } = query.data?.events ?? { readable: [], unreadable: 0 };
  return (
    <Card id="activity" title={messages.activity}>
      <LoadedList loading={messages.loadingActivity} failed={messages.activityFailed} query={query}>
        {events.length === 0 && unreadable === 0 && <ListRow as="p">{messages.noActivity}</ListRow>}
        {events.length > 0 && (
          // Focusable, so that a keyboard can scroll it.
          <Rows aria-label={messages.activity} tabIndex={0} $isBounded>
            {events.map(({ id, kind, createdAt, browser, system }) => (
              <ListRow key={id}>
                <Words>
                  <strong>
                    <bdi>{activityOf(kind)}</bdi>
                  </strong>
                  <span>{messages.at(momentText(createdAt), messages.client(browser, system))}</span>
                </Words>
              </ListRow>
            ))}
          </Rows>
        )}
        <UnreadableLine count={unreadable} noun={messages.entry} nouns={messages.entries} />
      </LoadedList>
    </Card>
  );
}
