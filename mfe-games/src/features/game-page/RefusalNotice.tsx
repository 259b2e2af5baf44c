import { describeStakeRefusal, type StakeRefusal } from '@tessera/shared-contracts/extensions';
import { linkStyles, Notice } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { messages } from './gamePage.messages';
import { Refusal } from './PlayerPage.styles';

interface RefusalProps {
  readonly refusal: StakeRefusal;
}

/** Why the provider refused the game's last stake: a limit of the player, or a break. */
export const RefusalNotice = ({ refusal }: RefusalProps) => (
  <Refusal>
    <Notice tone="info" role="status">
      <span>{describeStakeRefusal(refusal)}</span> <RefusalLink refusal={refusal} />
    </Notice>
  </Refusal>
);

/** Leads to the limits or the break that refuse, in Settings. */
export const RefusalLink = ({ refusal }: RefusalProps) =>
  refusal.limit === undefined ? (
    <SettingsLink to="/settings#breaks">{messages.breaks}</SettingsLink>
  ) : (
    <SettingsLink to="/settings#limits">{messages.limits}</SettingsLink>
  );

const SettingsLink = styled(Link)`
  ${linkStyles}
`;
