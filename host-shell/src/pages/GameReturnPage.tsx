import { color, type } from '@tessera/shared-contracts/theme';
import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../routes/paths';
import { pageTitles } from '../routes/routes.messages';
import { gameReturnedMessage } from './gameReturn';

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`;

const Heading = styled.h1`
  margin: 0;
  color: ${color.text.secondary};
  font: ${type.h3};
`;

/**
 * Where a provider sends the frame back to (decisions, Game-return). It tells the page round the frame, and nobody on
 * another origin; outside a frame it leads to the lobby.
 */
export function GameReturnPage() {
  const navigate = useNavigate();
  useDocumentTitle(pageTitles.gameReturn);
  useEffect(() => {
    if (window.parent === window) navigate(paths.games, { replace: true });
    // biome-ignore lint/plugin: this page is in the game's frame and speaks the frame's protocol
    else window.parent.postMessage(gameReturnedMessage, window.location.origin);
  }, [navigate]);
  return (
    <Page>
      <Heading>{pageTitles.gameReturn}</Heading>
    </Page>
  );
}
