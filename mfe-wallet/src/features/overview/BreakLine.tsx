import { request } from '@tessera/shared-contracts/api';
import { type Break, describeStakeRefusal, hasExtension, readBreak } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { linkStyles, Notice } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { remote } from '../../remote';
import { messages } from './overview.messages';

const { useBreakQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    break: build.query<Break, string>({
      query: (userId) => request(readBreak, { params: { userId } }),
      // The wallet is opened to see what is so.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** That the player is on a break, beside Deposit; nothing for one who can play. */
export function BreakLine() {
  const userId = useSession()?.user.id ?? '';
  const { data } = useBreakQuery(userId, { skip: !hasExtension('breaks') || userId === '' });
  if (data === undefined || data.state === 'none') return null;
  return (
    <Notice tone="info">
      <span>{`${describeStakeRefusal(data)} ${messages.onBreak}`}</span>{' '}
      <SettingsLink to="/settings#breaks">{messages.aboutBreaks}</SettingsLink>
    </Notice>
  );
}

const SettingsLink = styled(Link)`
  ${linkStyles}
`;
