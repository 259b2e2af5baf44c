import { showToast } from '@tessera/shared-contracts/events';
import { useSession } from '@tessera/shared-contracts/session';
import { Button, Dialog, ErrorState, useCopied } from '@tessera/shared-contracts/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { problemMessage } from '../../shared';
import { ProfileDetails } from './ProfileDetails';
import { ProfileSkeleton } from './ProfileSkeleton';
import { useProfileQuery } from './profile.api';
import { messages } from './profile.messages';
import { publicId } from './profileFacts';

const iconProps = { 'aria-hidden': true, size: 18, strokeWidth: 1.9 } as const;

interface ProfileDialogProps {
  readonly onClose: () => void;
}

/** Who the player is; loads each time it opens (spec §4). Without a player it says so and closes. */
export function ProfileDialog({ onClose }: ProfileDialogProps) {
  const userId = useSession()?.user.id;
  const wasSignedIn = useRef(userId !== undefined);
  const leave = useEffectEvent(() => {
    // A session that ended while the dialog was open has been told about already.
    if (!wasSignedIn.current) showToast('info', messages.signedOut);
    onClose();
  });
  useEffect(() => {
    if (userId === undefined) leave();
  }, [userId]);
  return userId === undefined ? null : <LoadedProfileDialog userId={userId} onClose={onClose} />;
}

function LoadedProfileDialog({ userId, onClose }: ProfileDialogProps & { readonly userId: string }) {
  const { data, error, isFetching, refetch } = useProfileQuery({ userId }, { refetchOnMountOrArgChange: true });
  const { isCopied, copy } = useCopied();
  const hasFailed = error !== undefined;

  async function handleCopy() {
    if (await copy(publicId(userId))) showToast('success', messages.copied);
    else showToast('error', messages.copyFailed);
  }

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      size="sm"
      footer={
        <Button
          size="lg"
          isBlock
          icon={isCopied ? <Check {...iconProps} /> : <Copy {...iconProps} />}
          onClick={handleCopy}
        >
          {messages.copyPublicId}
        </Button>
      }
    >
      {hasFailed ? (
        <ErrorState
          title={messages.failedTitle}
          reason={problemMessage(error, messages.failed)}
          onRetry={refetch}
          isBusy={isFetching}
          headingLevel={3}
        />
      ) : data === undefined ? (
        <ProfileSkeleton />
      ) : (
        <ProfileDetails profile={data} />
      )}
    </Dialog>
  );
}
