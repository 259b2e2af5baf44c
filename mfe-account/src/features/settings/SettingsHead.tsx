import { showToast } from '@tessera/shared-contracts/events';
import { Button, CopyButton } from '@tessera/shared-contracts/ui';
import { Users, Vault } from 'lucide-react';
import { memberSince, publicId } from '../profile';
import { Actions, Code, Facts, Head, Title } from './SettingsPage.styles';
import { messages } from './settings.messages';

interface SettingsHeadProps {
  readonly id: string;
  readonly createdAt: string | undefined;
}

/** Title, Public ID, member since, Affiliates and Vault (spec §2 Settings page). */
export function SettingsHead({ id, createdAt }: SettingsHeadProps) {
  const tellNotAvailable = (name: string) => showToast('info', messages.notAvailable(name));
  return (
    <Head>
      <div>
        <Title>{messages.title}</Title>
        <Facts>
          <PublicIdFact id={id} />
          <div>
            <dt>{messages.memberSince}</dt>
            <dd>{memberSince(createdAt) ?? messages.unknown}</dd>
          </div>
        </Facts>
      </div>
      <Actions>
        <Button
          icon={<Users aria-hidden="true" size={18} strokeWidth={1.9} />}
          onClick={() => tellNotAvailable(messages.affiliates)}
        >
          {messages.affiliates}
        </Button>
        <Button
          icon={<Vault aria-hidden="true" size={18} strokeWidth={1.9} />}
          onClick={() => tellNotAvailable(messages.vault)}
        >
          {messages.vault}
        </Button>
      </Actions>
    </Head>
  );
}

/** The player's public ID; the session has it before the profile loads. */
export const PublicIdFact = ({ id }: { readonly id: string }) => (
  <div>
    <dt>{messages.publicId}</dt>
    <dd>
      <Code>{publicId(id)}</Code>
      <CopyButton
        size="sm"
        text={publicId(id)}
        label={messages.copyPublicId}
        onCopied={() => showToast('success', messages.copied)}
      />
    </dd>
  </div>
);
