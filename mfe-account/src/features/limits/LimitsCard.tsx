import { type Limit, type Limits, limitKinds } from '@tessera/shared-contracts/extensions';
import type { Fiat } from '@tessera/shared-contracts/fiat';
import { useState } from 'react';
import { Card } from '../../shared';
import { Changeable, useRefusal } from '../breaks';
import { useDisplayFiat } from '../display-currency/useDisplayFiat';
import { OwnPlay } from '../own-play/OwnPlay';
import { ListRow, LoadedList, UnreadableLine } from '../sessions';
import { HeldDeposits } from './HeldDeposits';
import { LimitDialog } from './LimitDialog';
import { LimitRow } from './LimitRow';
import { Kind, Kinds } from './Limits.styles';
import { useLimitsQuery } from './limits.api';
import { messages } from './limits.messages';
import { shownInText } from './limitText';
import { ReviewLine } from './ReviewLine';

/** The player's limits with what counts so far, the deposits that are held, and what the provider counted of their play. */
export function LimitsCard({ userId }: { readonly userId: string }) {
  const query = useLimitsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const fiat = useDisplayFiat(userId);
  return (
    <Card id="limits" title={messages.title}>
      <LoadedList loading={messages.loading} failed={messages.failed} query={{ ...query, data: fiat && query.data }}>
        {fiat && query.data && <LimitsList userId={userId} answer={query.data} fiat={fiat} />}
      </LoadedList>
    </Card>
  );
}

interface LimitsListProps {
  readonly userId: string;
  readonly answer: Limits;
  readonly fiat: Fiat;
}

function LimitsList({ userId, answer: { limits, held, reviewDue }, fiat }: LimitsListProps) {
  const [changed, setChanged] = useState<Limit>();
  const refusal = useRefusal(userId);
  return (
    <>
      {reviewDue && refusal === undefined && (
        <ReviewLine userId={userId} hasLimit={limits.readable.some(({ amount }) => amount != null)} />
      )}
      <ListRow as="p">{messages.line}</ListRow>
      {fiat.origin && <ListRow as="p">{shownInText(fiat.code, fiat.origin)}</ListRow>}
      {held.readable.length > 0 && <HeldDeposits userId={userId} deposits={held.readable} fiat={fiat} />}
      <UnreadableLine count={held.unreadable} {...messages.heldRows} />
      <Changeable userId={userId}>
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
                  <LimitRow
                    key={limit.period}
                    userId={userId}
                    limit={limit}
                    fiat={fiat}
                    onChange={() => setChanged(limit)}
                  />
                ))}
            </Kind>
          ))}
        </Kinds>
      </Changeable>
      <UnreadableLine count={limits.unreadable} {...messages.rows} />
      <OwnPlay userId={userId} fiat={fiat} />
      {changed && <LimitDialog userId={userId} limit={changed} fiat={fiat} onClose={() => setChanged(undefined)} />}
    </>
  );
}
