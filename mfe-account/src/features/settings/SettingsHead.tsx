import { isHidden } from '@tessera/shared-contracts/config';
import { emit, showToast } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, CopyButton } from '@tessera/shared-contracts/ui';
import { Users, Vault } from 'lucide-react';
import { useId } from 'react';
import { memberSince, publicId } from '../profile';
import { Actions, Code, Facts, Head, Note, Title } from './SettingsPage.styles';
import { messages } from './settings.messages';

interface SettingsHeadProps {
  readonly id: string;
  readonly createdAt: string | undefined;
}

const buttons = [
  { id: 'affiliates', name: messages.affiliates, Icon: Users },
  { id: 'vault', name: messages.vault, Icon: Vault },
] as const;

/** The vault is a view of the wallet's dialog. */
const isAvailable = (button: (typeof buttons)[number]['id']): boolean => button === 'vault' && hasExtension('vault');
const openVault = () => emit('dialog-requested', { dialog: 'wallet', view: 'vault' });

/** Title, Public ID, member since, Affiliates and Vault (spec §2 Settings page). */
export function SettingsHead({ id, createdAt }: SettingsHeadProps) {
  const shown = buttons.filter((button) => !isHidden(button.id));
  const noteId = useId();
  const missing = shown.filter(({ id: button }) => !isAvailable(button));
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
      {shown.length > 0 && (
        <Actions>
          <div>
            {shown.map(({ id: button, name, Icon }) => (
              <Button
                key={button}
                icon={<Icon aria-hidden="true" size={18} strokeWidth={1.9} />}
                {...(isAvailable(button)
                  ? { onClick: openVault }
                  : { 'aria-describedby': noteId, onClick: () => showToast('info', messages.notAvailable([name])) })}
              >
                {name}
              </Button>
            ))}
          </div>
          {missing.length > 0 && <Note id={noteId}>{messages.notAvailable(missing.map(({ name }) => name))}</Note>}
        </Actions>
      )}
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
