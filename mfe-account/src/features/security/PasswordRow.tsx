import { Button } from '@tessera/shared-contracts/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFocusAfterClose } from '../../shared';
import { PasswordForm } from './lazyPasswordForm';
import { Block, Row, Words } from './SecurityCard.styles';
import { messages } from './security.messages';

interface PasswordRowProps {
  readonly username: string | undefined;
  readonly email: string | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The form behind a toggle; closing it clears the fields (spec §4 Password form). */
export function PasswordRow({ username, email, isOpen, onOpenChange }: PasswordRowProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  useFocusAfterClose(isOpen, toggle);
  useEffect(() => void PasswordForm.preload(), []);
  return (
    <Block>
      <Row>
        <KeyRound aria-hidden />
        <Words>
          <div>{messages.updatePassword}</div>
        </Words>
        <Button
          ref={toggle}
          variant={isOpen ? 'text' : 'secondary'}
          // A deep link to the form scrolls to it: it is below the fold.
          autoFocus={isOpen}
          aria-expanded={isOpen}
          onClick={() => onOpenChange(!isOpen)}
        >
          {isOpen ? messages.cancel : messages.updatePassword}
        </Button>
      </Row>
      {isOpen && <PasswordForm username={username} email={email} onChanged={() => onOpenChange(false)} />}
    </Block>
  );
}
