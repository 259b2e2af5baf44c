import { readableEmail } from '@tessera/shared-contracts/accounts';
import type { Profile } from '@tessera/shared-contracts/api';
import { groupThousands } from '@tessera/shared-contracts/format';
import { formatFiat } from '@tessera/shared-contracts/money';
import { Avatar, Badge, DialogHead, PlayerName, Skeleton } from '@tessera/shared-contracts/ui';
import { Check, TriangleAlert } from 'lucide-react';
import type { Totals } from '../totals/totals.api';
import { Badges, Facts, Name, NameLine, Value } from './ProfileDialog.styles';
import { messages } from './profile.messages';
import { avatarLevel, memberSince, publicId, rankPlaceholder } from './profileFacts';
import { Rank } from './Rank';
import { RankProgress } from './RankProgress';

interface Props {
  readonly profile: Profile;
  /** Missing without the extension `totals`: placeholders stand in for them. */
  readonly totals: Totals | undefined;
}

/** The rows of a loaded profile. */
export function ProfileDetails({ profile, totals }: Props) {
  const sums = totals ? totals.data : rankPlaceholder;
  const unknown = totals?.error ? messages.none : <Skeleton width={64} height={20} />;
  const facts = [
    { label: messages.publicId, value: publicId(profile._id), isCode: true },
    { label: messages.memberSince, value: memberSince(profile.createdAt) ?? messages.none },
    { label: messages.displayName, value: profile.displayName || messages.none },
    { label: messages.totalBets, value: sums ? groupThousands(sums.bets) : unknown },
    { label: messages.totalWagered, value: sums ? formatFiat(sums.wageredUsd) : unknown },
  ];
  return (
    <>
      <DialogHead>
        <Avatar seed={publicId(profile._id)} size={72} />
        <Name>
          <NameLine>
            <h3>
              <PlayerName>{profile.username}</PlayerName>
            </h3>
            {!totals && <span>{messages.avatarLevel(avatarLevel(profile._id))}</span>}
          </NameLine>
          <p>
            <bdi>{readableEmail(profile.email)}</bdi>
          </p>
          <Badges>
            {profile.emailVerified ? (
              <Badge tone="win" icon={<Check />}>
                {messages.verified}
              </Badge>
            ) : (
              <Badge tone="warning" icon={<TriangleAlert />}>
                {messages.notVerified}
              </Badge>
            )}
            {profile.kycStatus && (
              <Badge>
                <bdi>{messages.kyc(profile.kycStatus)}</bdi>
              </Badge>
            )}
          </Badges>
        </Name>
      </DialogHead>
      {totals ? <Rank totals={totals} /> : <RankProgress />}
      <Facts>
        {facts.map(({ label, value, isCode = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Value $isCode={isCode} translate={isCode ? 'no' : undefined}>
              <bdi>{value}</bdi>
            </Value>
          </div>
        ))}
      </Facts>
    </>
  );
}
