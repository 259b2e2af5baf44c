import { linkStyles, Notice } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useBreakQuery } from './breaks.api';
import { messages } from './breaks.messages';
import { stateText } from './breakText';

/** That the player is on a break, and until when; nothing for one who can play. */
export function BreakLine({ userId }: { readonly userId: string }) {
  const { data } = useBreakQuery({ userId }, { refetchOnMountOrArgChange: true });
  const text = data && stateText(data);
  if (text === undefined) return null;
  return (
    <Notice tone="info">
      <Words>{text}</Words>
      <SettingsLink to="/settings#breaks">{messages.manage}</SettingsLink>
    </Notice>
  );
}

const Words = styled.p`
  margin: 0 0 4px;
`;

const SettingsLink = styled(Link)`
  ${linkStyles}
`;
