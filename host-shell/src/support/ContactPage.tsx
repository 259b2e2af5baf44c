import { readSiteConfig, type SiteConfig } from '@tessera/shared-contracts/config';
import { Button, Select, TextField, TextLink } from '@tessera/shared-contracts/ui';
import { type FormEvent, useState } from 'react';
import { PageHead } from '../layout/PageFrame';
import { pages } from '../routes/pages';
import type { ScreenProps } from '../routes/screen';
import { useSiteSetting } from '../useSiteSetting';
import { contactMessages as messages } from './support.messages';
import { Text } from './Text';

const options = messages.topics.map((topic) => ({ value: topic, label: topic }));

const prerendered: Pick<SiteConfig, 'supportHours' | 'disputes'> = {};

/** Address that opens the mail program with a message to support. */
export const mailOf = (address: string, topic: string, id: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(topic)}&body=${encodeURIComponent(messages.body(id.trim()))}`;

/** A form that prepares a mail to support. */
export function ContactPage({ title }: ScreenProps) {
  const { supportEmail } = readSiteConfig();
  const { supportHours, disputes } = useSiteSetting(readSiteConfig, prerendered);
  const [topic, setTopic] = useState<(typeof messages.topics)[number]>(messages.topics[0]);
  const [id, setId] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    window.location.href = mailOf(supportEmail, topic, id);
  };
  return (
    <>
      <PageHead title={title} lead={title === pages.liveSupport.title ? messages.liveLead : messages.lead} />
      <Text as="form" noValidate onSubmit={handleSubmit}>
        <Select label={messages.topic} options={options} value={topic} onChange={setTopic} />
        <TextField
          label={messages.id}
          hint={messages.idHint}
          value={id}
          onChange={(event) => setId(event.target.value)}
        />
        <p>
          <Button variant="primary" type="submit">
            {messages.write}
          </Button>
        </p>
        <p>{messages.opens}</p>
      </Text>
      <Text>
        <p>
          {messages.or} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
        {supportHours !== undefined && <p>{messages.answers(supportHours)}</p>}
        {disputes !== undefined && (
          <p>
            <span>{messages.disputes}</span> <TextLink href={disputes.href}>{disputes.name}</TextLink>
          </p>
        )}
        <p>{messages.never}</p>
      </Text>
    </>
  );
}
