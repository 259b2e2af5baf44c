import { describeStakeRefusal, type StakeRefusal } from '@tessera/shared-contracts/extensions';
import { linkStyles, Notice } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { messages } from './gamePage.messages';
import { limitsPath } from './openFromGame';
import { Refusal } from './PlayerPage.styles';

/** Why the provider refused the game's last stake: a limit of the player, or a break. */
export const RefusalNotice = ({ refusal }: { readonly refusal: StakeRefusal }) => (
  <Refusal>
    <Notice tone="info" role="status">
      <span>{describeStakeRefusal(refusal)}</span> <LimitsLink to={limitsPath}>{messages.limits}</LimitsLink>
    </Notice>
  </Refusal>
);

const LimitsLink = styled(Link)`
  ${linkStyles}
`;
