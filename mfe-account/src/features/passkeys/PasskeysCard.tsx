import type { PasskeyRow } from '@tessera/shared-contracts/extensions';
import { Button } from '@tessera/shared-contracts/ui';
import { useRef, useState } from 'react';
import { Card, useFocusAfterClose } from '../../shared';
import { Changeable } from '../breaks';
import { Actions, ListRow, LoadedList, momentText, Rows, UnreadableLine, Words } from '../sessions';
import { contentHeight } from './contentHeight';
import { AddPasskeyDialog, RemovePasskeyDialog } from './PasskeyDialogs';
import { canUsePasskeys } from './passkeySupport';
import { usePasskeysQuery } from './passkeys.api';
import { messages } from './passkeys.messages';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';

/** Which dialog is open, and for which passkey. */
type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: PasskeyRow };

/** The player's passkeys. All are listed, renamed and removed on any device; adding one needs browser support. */
export function PasskeysCard({ userId }: { readonly userId: string }) {
  const query = usePasskeysQuery({ userId }, { refetchOnMountOrArgChange: true });
  const [dialog, setDialog] = useState<OpenDialog>();
  const [removedId, setRemovedId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { readable: passkeys, unreadable } = query.data?.passkeys ?? { readable: [], unreadable: 0 };
  // The dialog returns the focus to the button of the removed passkey, which unmounts after the refetch.
  useFocusAfterClose(dialog !== undefined || passkeys.some(({ id }) => id === removedId), list);
  const { proof = 'password' } = query.data ?? {};
  const close = () => setDialog(undefined);

  return (
    <Card id="passkeys" title={messages.title}>
      <LoadedList loading={messages.loading} failed={messages.failed} query={query} height={contentHeight}>
        <Changeable userId={userId}>
          <Rows ref={list} tabIndex={0} aria-label={messages.title} $isBounded>
            {passkeys.length === 0 && unreadable === 0 && (
              <ListRow>
                <Words>
                  <strong>{messages.none}</strong>
                  <span>{messages.line}</span>
                </Words>
              </ListRow>
            )}
            {passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onChange={(kind) => setDialog({ kind, passkey })} />
            ))}
          </Rows>
          <UnreadableLine count={unreadable} noun={messages.passkey} nouns={messages.passkeys} />
          <ListRow as="div">
            {canUsePasskeys() ? (
              <Button isBlock onClick={() => setDialog({ kind: 'add' })}>
                {messages.add}
              </Button>
            ) : (
              messages.unsupported
            )}
          </ListRow>
        </Changeable>
      </LoadedList>
      {dialog?.kind === 'add' && <AddPasskeyDialog userId={userId} proof={proof} onClose={close} />}
      {dialog?.kind === 'rename' && <RenamePasskeyDialog userId={userId} passkey={dialog.passkey} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemovePasskeyDialog
          userId={userId}
          proof={proof}
          passkey={dialog.passkey}
          onClose={close}
          onRemoved={() => {
            setRemovedId(dialog.passkey.id);
            close();
          }}
        />
      )}
    </Card>
  );
}

interface PasskeyLineProps {
  readonly passkey: PasskeyRow;
  readonly onChange: (kind: 'rename' | 'remove') => void;
}

const PasskeyLine = ({ passkey: { name, createdAt, lastUsedAt }, onChange }: PasskeyLineProps) => (
  <ListRow>
    <Words>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>{messages.since(momentText(createdAt), lastUsedAt && momentText(lastUsedAt))}</span>
    </Words>
    <Actions>
      <Button variant="quiet" aria-label={messages.renameNamed(name)} onClick={() => onChange('rename')}>
        {messages.rename}
      </Button>
      <Button variant="quiet" aria-label={messages.removeNamed(name)} onClick={() => onChange('remove')}>
        {messages.remove}
      </Button>
    </Actions>
  </ListRow>
);
