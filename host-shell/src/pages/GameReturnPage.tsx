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
 * The page that a provider returns the frame to (spec §14 Game-return). It notifies the page around the frame, on the
 * same origin only; outside a frame it links to the lobby.
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
