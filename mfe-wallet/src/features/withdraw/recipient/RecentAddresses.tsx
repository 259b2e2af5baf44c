import { media } from '@tessera/shared-contracts/theme';
import { AddressText, Button, TextLink } from '@tessera/shared-contracts/ui';
import styled from 'styled-components';
import { messages } from './recipient.messages';

const shown = 3;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: -12px;
  & > :last-child { margin-left: auto; }
  ${media.belowMd} { margin-top: -8px; }
`;

/** The addresses that the player has last withdrawn to with this coin, to pick one. */
export function RecentAddresses({
  addresses,
  onPick,
  onForget,
}: {
  readonly addresses: readonly string[];
  readonly onPick: (address: string) => void;
  readonly onForget: () => void;
}) {
  if (addresses.length === 0) return null;
  return (
    <Row role="group" aria-label={messages.recent}>
      {addresses.slice(0, shown).map((address) => (
        <Button key={address} size="sm" onClick={() => onPick(address)}>
          <AddressText address={address} isShort />
        </Button>
      ))}
      <TextLink aria-label={messages.forgetLabel} onClick={onForget}>
        {messages.forget}
      </TextLink>
    </Row>
  );
}
