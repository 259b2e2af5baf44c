import { media, rem } from '@tessera/shared-contracts/theme';
import styled from 'styled-components';
import { Card, lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './connectedWallets.messages';

const WalletsPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <Card id="wallets" title={messages.title}>
    <Row>
      <PartPlaceholder label={messages.loading} height={44} onRetry={onRetry} />
    </Row>
  </Card>
);

/** As high as the row of a player without wallets. */
const Row = styled.div`
  min-height: ${rem(84)};
  padding: 20px 24px;

  ${media.belowMd} {
    min-height: ${rem(126)};
    padding: 20px;
  }
`;

/** Loads with the page, after the cards above it. */
export const ConnectedWalletsCard = lazyPart(
  () => import('./ConnectedWalletsCard').then((module) => module.ConnectedWalletsCard),
  WalletsPlaceholder,
);
