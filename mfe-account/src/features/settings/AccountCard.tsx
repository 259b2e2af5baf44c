import { asciiEmail, readableEmail } from '@tessera/shared-contracts/accounts';
import { showToast } from '@tessera/shared-contracts/events';
import { Avatar, Button, PlayerName, Slab, TextField, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSubmitForm } from '../../shared';
import { Changeable } from '../breaks';
import { type DetailsEdits, detailsEdited, selectDetailsEdits } from '../local-settings';
import { publicId } from '../profile';
import { DetailsForm, FormActions, Identity, Kept, Pairs } from './AccountCard.styles';
import { usePreferences } from './settings.api';
import { messages } from './settings.messages';

interface AccountCardProps {
  readonly userId: string;
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/**
 * Username and e-mail; without the extension stored on this device (spec §14 Save of account details). Edits stay in the
 * tab until they are saved or cancelled, so leaving the page does not lose them.
 */
export function AccountCard({ userId, id, ...account }: AccountCardProps) {
  const { isKeptByProvider, details: saved, save } = usePreferences(userId);
  const { username, email } = { ...account, ...saved };
  const shown = { username, email: readableEmail(email) };
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const edits = useSelector(selectDetailsEdits);
  const details = { ...shown, ...edits };
  const titleId = useId();
  const isEditing = isOpen || edits !== undefined;
  const editButton = useRef<HTMLButtonElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const wasEditing = useRef(isEditing);

  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    (isEditing ? firstField : editButton).current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const close = () => {
    setIsOpen(false);
    dispatch(detailsEdited(undefined));
  };

  const { status, submit, cancel } = useSubmitForm({
    send: ({ email, ...details }: DetailsEdits) =>
      save({ details: { ...details, ...(email !== undefined && { email: asciiEmail(email) }) } }),
    read: (isSaved) => {
      if (isSaved) {
        close();
        showToast('success', isKeptByProvider ? messages.savedThere : messages.saved);
      }
      return 'done';
    },
  });

  const handleChange = (change: DetailsEdits) => dispatch(detailsEdited({ ...edits, ...change }));

  function handleCancel() {
    cancel();
    close();
  }

  return (
    <Slab as="section" id="account" aria-labelledby={titleId}>
      <Changeable userId={userId} isLocal={!isKeptByProvider}>
        <Identity>
          <Avatar seed={publicId(id)} size={72} />
          <div>
            <VisuallyHidden as="h2" id={titleId}>
              {messages.account}
            </VisuallyHidden>
            <strong>
              <PlayerName>{shown.username}</PlayerName>
            </strong>
            <p>
              <bdi>{shown.email}</bdi>
            </p>
          </div>
          {!isEditing && (
            <Button
              ref={editButton}
              variant="quiet"
              icon={<Pencil aria-hidden="true" size={16} strokeWidth={1.9} />}
              onClick={() => setIsOpen(true)}
            >
              {messages.edit}
            </Button>
          )}
        </Identity>
        {isEditing ? (
          <DetailsForm
            fault={undefined}
            onSubmit={() => submit(isKeptByProvider ? (edits ?? {}) : details)}
            aria-labelledby={titleId}
          >
            <TextField
              ref={firstField}
              label={messages.username}
              autoComplete="nickname"
              value={details.username}
              onChange={(event) => handleChange({ username: event.target.value })}
            />
            <TextField
              label={messages.email}
              type="email"
              autoComplete="email"
              value={details.email}
              onChange={(event) => handleChange({ email: event.target.value })}
            />
            <FormActions>
              <Button variant="text" onClick={handleCancel}>
                {messages.cancel}
              </Button>
              <Button type="submit" isBusy={status !== 'idle'} busyLabel={messages.saving}>
                {messages.save}
              </Button>
            </FormActions>
          </DetailsForm>
        ) : (
          <Pairs>
            <div>
              <dt>{messages.username}</dt>
              <dd>
                <PlayerName>{shown.username}</PlayerName>
              </dd>
            </div>
            <div>
              <dt>{messages.email}</dt>
              <dd>
                <bdi>{shown.email}</bdi>
              </dd>
            </div>
          </Pairs>
        )}
        {edits && <Kept>{messages.notSaved}</Kept>}
        {saved && !isEditing && <Kept>{isKeptByProvider ? messages.savedOnlyShown : messages.savedHere}</Kept>}
      </Changeable>
    </Slab>
  );
}
