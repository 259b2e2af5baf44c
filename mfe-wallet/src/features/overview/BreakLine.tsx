import { describeStakeRefusal } from '@tessera/shared-contracts/extensions';
import { useSession } from '@tessera/shared-contracts/session';
import { linkStyles, Notice } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useBreak } from '../break/break.api';
import { messages } from './overview.messages';

/** That the player is on a break, beside Deposit; nothing for one who can play. */
export function BreakLine() {
  const userId = useSession()?.user.id ?? '';
  const { data } = useBreak(userId);
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
