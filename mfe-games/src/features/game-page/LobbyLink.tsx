import { linkStyles } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { lobbyPath } from '../catalogue';
import { messages } from './gamePage.messages';

const BackLink = styled(Link)`
  ${linkStyles}
`;

/** Link back to all games. */
export function LobbyLink() {
  return <BackLink to={lobbyPath}>{messages.backToLobby}</BackLink>;
}
