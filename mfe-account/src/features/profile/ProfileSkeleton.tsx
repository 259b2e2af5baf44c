import { DialogBody, Skeleton, VisuallyHidden } from '@tessera/shared-contracts/ui';
import { Facts, Name, Player } from './ProfileDialog.styles';
import { messages } from './profile.messages';

const facts = [
  messages.publicId,
  messages.memberSince,
  messages.displayName,
  messages.totalBets,
  messages.totalWagered,
];

/** The profile's rows in their final size. */
export function ProfileSkeleton() {
  return (
    <>
      <Player role="status">
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
        <Skeleton width={72} height={72} radius={16} />
        <Name>
          <Skeleton width={120} height={24} />
          <Skeleton width={200} height={18} />
          <Skeleton width={160} height={22} />
        </Name>
      </Player>
      <DialogBody>
        <Skeleton height={76} />
      </DialogBody>
      <Facts as="div">
        {facts.map((label) => (
          <div key={label}>
            <Skeleton width={80} height={18} />
            <Skeleton width={120} height={20} />
          </div>
        ))}
      </Facts>
    </>
  );
}
