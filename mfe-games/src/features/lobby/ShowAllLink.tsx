import { linkStyles } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { lobbyPath } from '../catalogue';
import { messages } from './lobby.messages';

const LobbyLink = styled(Link)`
  ${linkStyles}
`;

/** Link to all games, for an empty category. */
export function ShowAllLink() {
  return <LobbyLink to={lobbyPath}>{messages.showAll}</LobbyLink>;
}
