import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, type ButtonStyleProps, buttonStyles, Dialog, DialogBody } from '@tessera/shared-contracts/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { lobbyPath } from '../catalogue';
import { Note } from './PlaySession.styles';
import { messages } from './playSession.messages';
import { SessionFacts, type SessionFactsProps } from './SessionFacts';

/**
 * The reality check: time and result of playing, and whether to go on. It stays, and the game is held, until it is answered. No button has the
 * focus at first: a key that was meant for the game would answer it.
 */
export function ReminderDialog({ onContinue, ...facts }: SessionFactsProps & { readonly onContinue: () => void }) {
  return (
    <Dialog
      title={messages.title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onContinue}>{messages.continue}</Button>
          {hasExtension('breaks') && <ButtonLink to="/settings#breaks">{messages.takeBreak}</ButtonLink>}
          <ButtonLink to={lobbyPath}>{messages.leave}</ButtonLink>
        </>
      }
    >
      <DialogBody>
        <Note>{messages.due(Math.floor(facts.seconds / 60))}</Note>
        <SessionFacts {...facts} />
      </DialogBody>
    </Dialog>
  );
}

const ButtonLink = styled(Link).attrs<ButtonStyleProps>({ $variant: 'secondary', $size: 'md' })<ButtonStyleProps>`
  ${buttonStyles}
`;
