import { emit } from '@tessera/shared-contracts/events';
import { below, color, media, type } from '@tessera/shared-contracts/theme';
import { Button } from '@tessera/shared-contracts/ui';
import { Shield } from 'lucide-react';
import styled from 'styled-components';
import { useBreak } from '../break/break.api';
import { groutAbove } from '../wallet-dialog/DialogFoot';
import { messages } from './twoFactor.messages';
import { useTwoFactor } from './useTwoFactor';

const Row = styled.div`
  && { position: sticky; box-sizing: content-box; }
  z-index: 2;
  bottom: 0;
  /* Short screens need the space for the balances. */
  @media (max-height: ${below(720)}) { && { position: static; } }
  display: flex;
  align-items: center;
  gap: 12px;
  /* As high as the button, to avoid a layout shift when the answer arrives. */
  min-height: 44px;
  padding: 14px 16px 14px 24px;
  box-shadow: ${groutAbove};
  font: ${type.small};
  & > svg { flex: none; color: ${color.accent.base}; }
  & > p { flex: 1; min-width: 0; margin: 0; }
  & > p > b { font-weight: 550; color: ${color.text.primary}; }
  && > button { color: ${color.accent.base}; }
  ${media.belowMd} { padding-left: 20px; }
`;

/**
 * Invites the player to set up a second factor, in another remote's dialog, or says that withdrawals are protected
 * by it. It reserves its place until the state is known: a layout shift under a pressed button swallows the press.
 */
export function TwoFactorPrompt() {
  const { isEnabled, isAskedFor } = useTwoFactor();
  const playerBreak = useBreak();
  if (isEnabled === undefined || playerBreak.isLoading) return <Row aria-hidden="true" />;
  // A player on a break cannot set one up.
  if (isEnabled ? !isAskedFor : playerBreak.current !== undefined) return null;
  return (
    <Row>
      <Shield aria-hidden="true" size={20} strokeWidth={1.9} />
      <p>
        {isAskedFor && <b>{`${isEnabled ? messages.isProtected : messages.why} `}</b>}
        <span>{isEnabled ? messages.isOn : messages.what}</span>
      </p>
      {!isEnabled && (
        <Button variant="text" onClick={() => emit('dialog-requested', { dialog: 'two-factor' })}>
          {messages.enable}
        </Button>
      )}
    </Row>
  );
}
