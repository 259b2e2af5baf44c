import { readableEmail } from '@tessera/shared-contracts/accounts';
import { readSiteConfig } from '@tessera/shared-contracts/config';
import { TextLink } from '@tessera/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { Text, Texts } from './AuthDialog.styles';
import { messages } from './codes.messages';

/** What happens after Recover Account, which sends nothing. */
export function SentText({ email }: { readonly email: string }) {
  const { supportEmail } = readSiteConfig();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Texts ref={text} tabIndex={-1} role="status">
      <Text>
        <strong>{messages.sentTitle}</strong>
      </Text>
      <Text>{messages.sentLine(readableEmail(email))}</Text>
      <Text>
        {messages.sentNoMail} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>{' '}
        {messages.sentNoMailEnd}
      </Text>
    </Texts>
  );
}
