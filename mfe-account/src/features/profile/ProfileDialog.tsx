import { showToast } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { Button, Dialog, ErrorState, useCopied } from '@tessera/shared-contracts/ui';
import { Check, Copy } from 'lucide-react';
import { problemMessage } from '../../shared';
import { BreakLine } from '../breaks/lazyBreakLine';
import { ProfileSteps } from '../first-steps/lazyProfileSteps';
import { ProfileStepsPlace } from '../first-steps/ProfileStepsPlace';
import { useTotals } from '../totals/totals.api';
import { ProfileDetails } from './ProfileDetails';
import { BreakRow } from './ProfileDialog.styles';
import { ProfileSkeleton } from './ProfileSkeleton';
import { useProfileQuery } from './profile.api';
import { messages } from './profile.messages';
import { publicId } from './profileFacts';

const iconProps = { 'aria-hidden': true, size: 18, strokeWidth: 1.9 } as const;

interface ProfileDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** The player's profile; loads each time it opens (spec §4 Profile). */
export function ProfileDialog({ userId, onClose }: ProfileDialogProps) {
  const { data, error, isFetching, refetch } = useProfileQuery({ userId }, { refetchOnMountOrArgChange: true });
  const hasTotals = hasExtension('totals');
  const totals = useTotals(userId, { skip: !hasTotals });
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
        <ProfileSkeleton hasTotals={hasTotals} />
      ) : (
        <>
          <ProfileDetails profile={data} totals={hasTotals ? totals : undefined} />
          <BreakRow>{hasExtension('breaks') && <BreakLine userId={userId} />}</BreakRow>
          <ProfileStepsPlace>
            <ProfileSteps userId={userId} />
          </ProfileStepsPlace>
        </>
      )}
    </Dialog>
  );
}
