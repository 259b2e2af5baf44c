import { describeStakeRefusal } from '@tessera/shared-contracts/extensions';
import { linkStyles, Notice } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useBreak } from './break.api';
import { messages } from './break.messages';

/** That the player is on a break, and what follows for deposits, the vault or the display currency; nothing for one who can play. */
export function BreakLine({ of }: { readonly of: keyof typeof messages.of }) {
  const { current } = useBreak();
  if (current === undefined) return null;
  return (
    <Notice tone="info">
      <span>{`${describeStakeRefusal(current)} ${messages.of[of]}`}</span>{' '}
      <SettingsLink to="/settings#breaks">{messages.about}</SettingsLink>
    </Notice>
  );
}

const SettingsLink = styled(Link)`
  ${linkStyles}
`;
