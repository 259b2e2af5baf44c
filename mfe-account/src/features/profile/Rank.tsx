import { totals as call } from '@tessera/shared-contracts/extensions';
import { space } from '@tessera/shared-contracts/theme';
import { Button, DialogBody, keepFocusNear, Notice, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { problemMessage } from '../../shared';
import type { Totals } from '../totals/totals.api';
import { messages } from './profile.messages';
import { rankPlaceholder } from './profileFacts';
import { Line } from './Rank.styles';

/** The rank that the provider has given the player; nothing of levels, which it does not tell (spec §20 Profile). */
export function Rank({ totals: { data, error, isFetching, refetch } }: { readonly totals: Totals }) {
  return (
    <DialogBody>
      {data !== undefined ? (
        <Line>
          <span>{messages.rank}</span>
          <strong>
            <bdi>{data.rank ?? rankPlaceholder.rank}</bdi>
          </strong>
        </Line>
      ) : error !== undefined ? (
        <Failed ref={keepFocusNear}>
          <Notice role="alert">{problemMessage(error, call.fallbackMessage)}</Notice>
          <Button isBusy={isFetching} holdsDialog={false} onClick={refetch}>
            {messages.retry}
          </Button>
        </Failed>
      ) : (
        <div role="status">
          <VisuallyHidden>{messages.loadingTotals}</VisuallyHidden>
          <Skeleton width={160} height={20} />
        </div>
      )}
    </DialogBody>
  );
}

const Failed = styled.div`
  display: grid;
  gap: ${space(3)};

  > button {
    justify-self: start;
  }
`;
