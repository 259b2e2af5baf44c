import { color, space } from '@tessera/shared-contracts/theme';
import { Avatar, PlayerName } from '@tessera/shared-contracts/ui';
import { EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { messages } from './liveBets.messages';

/** The player of a bet; hidden for players with private bets. */
export function BetUser({ user }: { readonly user: string | undefined }) {
  return (
    <Line $isHidden={user === undefined}>
      {user === undefined ? (
        <EyeOff aria-hidden="true" size={16} strokeWidth={1.9} />
      ) : (
        <Avatar seed={user} size={20} />
      )}
      <PlayerName>{user ?? messages.hidden}</PlayerName>
    </Line>
  );
}

const Line = styled.span<{ $isHidden: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $isHidden }) => ($isHidden ? color.text.tertiary : 'inherit')};

  > :first-child {
    flex: none;
  }
`;
