import { totals as call } from '@tessera/shared-contracts/extensions';
import { space, type } from '@tessera/shared-contracts/theme';
import { Button, DialogBody, keepFocusNear, Notice, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { problemMessage } from '../../shared';
import { useTotalsQuery } from './profile.api';
import { messages } from './profile.messages';
import { rankPlaceholder } from './profileFacts';

/** The rank that the provider has given the player; nothing of levels, which it does not tell (spec §20 Profile). */
export function Rank({ totals: { data, error, isFetching, refetch } }: { readonly totals: Totals }) {
  return (
    <DialogBody>
      {data !== undefined ? (
        <Name>
          <bdi>{data.rank ?? rankPlaceholder.rank}</bdi>
        </Name>
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
          <Skeleton width={80} height={18} />
        </div>
      )}
    </DialogBody>
  );
}

/** The player's totals as they are loaded, each time that the profile opens. */
export const useTotals = (userId: string, options: { readonly skip: boolean }) =>
  useTotalsQuery({ userId }, { ...options, refetchOnMountOrArgChange: true });

/** See {@link useTotals}. */
export type Totals = Pick<ReturnType<typeof useTotals>, 'data' | 'error' | 'isFetching' | 'refetch'>;

const Name = styled.strong`
  font: ${type.ui};
  font-weight: 550;
`;

const Failed = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
`;
