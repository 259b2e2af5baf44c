import { type Limit, limitKinds } from '@tessera/shared-contracts/extensions';
import { useState } from 'react';
import { Card } from '../../shared';
import { ListRow, LoadedList, UnreadableLine } from '../sessions';
import { HeldDeposits } from './HeldDeposits';
import { LimitDialog } from './LimitDialog';
import { LimitRow } from './LimitRow';
import { Kind, Kinds } from './Limits.styles';
import { useLimitsQuery } from './limits.api';
import { messages } from './limits.messages';
import { OwnPlay } from './OwnPlay';

/** The player's limits with what counts so far, the deposits that are held, and what the provider counted of their play. */
export function LimitsCard({ userId }: { readonly userId: string }) {
  const query = useLimitsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const [changed, setChanged] = useState<Limit>();
  const limits = query.data?.limits ?? { readable: [], unreadable: 0 };
  const held = query.data?.held ?? { readable: [], unreadable: 0 };
  return (
    <Card id="limits" title={messages.title}>
      <LoadedList loading={messages.loading} failed={messages.failed} query={query}>
        <ListRow as="p">{messages.line}</ListRow>
        {held.readable.length > 0 && <HeldDeposits userId={userId} deposits={held.readable} />}
        <UnreadableLine count={held.unreadable} {...messages.heldRows} />
        <Kinds>
          {limitKinds.map((kind) => (
            <Kind key={kind} aria-label={messages.kinds[kind].title}>
              <div>
                <h3>{messages.kinds[kind].title}</h3>
                <p>{messages.kinds[kind].line}</p>
              </div>
              {limits.readable
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.period} userId={userId} limit={limit} onChange={() => setChanged(limit)} />
                ))}
            </Kind>
          ))}
        </Kinds>
        <UnreadableLine count={limits.unreadable} {...messages.rows} />
        <OwnPlay limits={limits.readable} />
      </LoadedList>
      {changed && <LimitDialog userId={userId} limit={changed} onClose={() => setChanged(undefined)} />}
    </Card>
  );
}
