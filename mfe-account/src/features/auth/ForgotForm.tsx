import { Button } from '@tessera/shared-contracts/ui';
import { Mail } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Form, Text } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { EmailField } from './EmailField';
import { SentText } from './lazyForms';
import { ReturnToLogin } from './ReturnToLogin';

interface ForgotFormProps {
  readonly email: string;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmailChange: (email: string) => void;
  readonly onReturn: () => void;
}

/** Goes straight to the next steps: without a call of the provider, it promises nothing (spec §14 Forgot password). */
export function ForgotForm({ email, emailInput, onEmailChange, onReturn }: ForgotFormProps) {
  const [isSent, setIsSent] = useState(false);
  useEffect(() => void SentText.preload(), []);

  return (
    <Form fault={undefined} onSubmit={() => setIsSent(true)}>
      {isSent ? (
        <SentText email={email} />
      ) : (
        <>
          <Text>{messages.forgotLine}</Text>
          <EmailField
            ref={emailInput}
            leading={<Mail aria-hidden="true" size={18} strokeWidth={1.9} />}
            value={email}
            onChange={onEmailChange}
          />
          <Button type="submit" variant="primary" size="lg" isBlock>
            {messages.recover}
          </Button>
        </>
      )}
      <ReturnToLogin onReturn={onReturn} />
    </Form>
  );
}
