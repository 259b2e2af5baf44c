import { readableEmail } from '@tessera/shared-contracts/accounts';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { Button, TextLink } from '@tessera/shared-contracts/ui';
import { Mail } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, Text, Texts } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { EmailField } from './EmailField';
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

  return (
    <Form fault={undefined} onSubmit={() => setIsSent(true)}>
      {isSent ? (
        <SentText email={readableEmail(email)} />
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

function SentText({ email }: { readonly email: string }) {
  const { supportEmail } = readSiteConfig();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Texts ref={text} tabIndex={-1} role="status">
      <Text>
        <strong>{messages.sentTitle}</strong>
      </Text>
      <Text>{messages.sentLine(email)}</Text>
      <Text>
        {messages.sentNoMail} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>{' '}
        {messages.sentNoMailEnd}
      </Text>
    </Texts>
  );
}
