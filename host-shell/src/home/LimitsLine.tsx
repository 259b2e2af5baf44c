import { attributes } from '@tessera/platform/protocol';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { color, type } from '@tessera/shared-contracts/theme';
import { linkStyles, useIsPrerendered } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SessionPart } from '../layout/SessionPart';
import { messages } from './home.messages';

const Line = styled.p`
  margin: 0;
  font: ${type.small};
  color: ${color.text.secondary};
`;

const LimitsLink = styled(Link)`
  ${linkStyles}
  display: inline-flex;
  align-items: center;
  min-height: 24px;
`;

/** The way to the player's limits. Pages have it prerendered, and CSS shows it on sites with the extension (`GlobalStyle.ts`). */
export function LimitsLine() {
  const isPrerendered = useIsPrerendered();
  if (!isPrerendered && !hasExtension('limits')) return null;
  return (
    <SessionPart of="player">
      <Line {...{ [attributes.limits]: '' }}>
        {messages.ownLimits} <LimitsLink to="/settings#limits">{messages.limits}</LimitsLink>
      </Line>
    </SessionPart>
  );
}
