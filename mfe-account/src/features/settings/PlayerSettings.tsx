import { passwordFormHash } from '@tessera/shared-contracts/accounts';
import { isProblem } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { SessionUser } from '@tessera/shared-contracts/session';
import { Button, keepFocusNear, Notice } from '@tessera/shared-contracts/ui';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../shared';
import { BreaksCard } from '../breaks';
import { BreakLine } from '../breaks/lazyBreakLine';
import { ConnectedWalletsCard } from '../connected-wallets';
import { Helpline } from '../helpline';
import { LimitsCard } from '../limits';
import { PasskeysCard } from '../passkeys';
import { useProfileQuery } from '../profile';
import { SecurityCard } from '../security';
import { ActivityCard, SessionsCard } from '../sessions';
import { VerificationCard } from '../verification-levels';
import { AccountCard } from './AccountCard';
import { NoticesCard } from './NoticesCard';
import { PhraseRow } from './PhraseRow';
import { PrivacyCard } from './PrivacyCard';
import { SettingsHead } from './SettingsHead';
import { FailedNotice, Page } from './SettingsPage.styles';
import { SettingsSections } from './SettingsSections';
import { SettingsSkeleton } from './SettingsSkeleton';
import { missingSections, type SectionId } from './sections';
import { messages } from './settings.messages';

/** Already reported: the page is about to show the login. */
const isSessionOver = (error: unknown) =>
  isProblem(error) && (error.kind === 'session-expired' || error.kind === 'signed-out');

/** Maximum age of a cached profile in seconds: a younger one was requested for this page. */
const freshSeconds = 10;

/** The page of a player. Without the profile it shows the session's data (spec §8 Settings page). */
export function PlayerSettings({ user }: { readonly user: SessionUser }) {
  const {
    data: profile,
    error,
    isFetching,
    refetch,
  } = useProfileQuery({ userId: user.id }, { refetchOnMountOrArgChange: freshSeconds });
  const [isPasswordFormOpen, setIsPasswordFormOpen] = useState(() => window.location.hash === passwordFormHash);

  const failure =
    error === undefined || isSessionOver(error) ? undefined : (serverMessage(error) ?? messages.fetchFailed);
  const isReported = useRef(false);
  // Once until it succeeds, also if the server's message changes.
  useEffect(() => {
    if (failure !== undefined && !isReported.current) showToast('error', failure);
    isReported.current = failure !== undefined;
  }, [failure]);

  // Rendering all cards takes longer than a frame. Store updates render in one task; deferred values in slices.
  const isAnswered = useDeferredValue(profile !== undefined || error !== undefined);
  if (!isAnswered) return <SettingsSkeleton id={user.id} without={missingSections()} />;
  const { _id, username, email } = profile ?? { ...user, _id: user.id };
  const cards: Record<SectionId, ReactNode> = {
    account: <AccountCard userId={user.id} id={_id} username={username} email={email} />,
    privacy: <PrivacyCard userId={user.id} />,
    notices: <NoticesCard userId={user.id} />,
    verification: <VerificationCard />,
    security: (
      <SecurityCard
        userId={user.id}
        username={user.username || username}
        email={email}
        isEmailVerified={profile === undefined ? undefined : profile.emailVerified === true}
        isPasswordFormOpen={isPasswordFormOpen}
        onPasswordFormOpenChange={setIsPasswordFormOpen}
      >
        {hasExtension('preferences') && <PhraseRow userId={user.id} />}
      </SecurityCard>
    ),
    wallets: <ConnectedWalletsCard />,
    passkeys: <PasskeysCard userId={user.id} />,
    sessions: <SessionsCard userId={user.id} />,
    limits: <LimitsCard userId={user.id} />,
    breaks: <BreaksCard userId={user.id} />,
    activity: <ActivityCard userId={user.id} />,
  };
  return (
    <Page>
      <SettingsHead id={_id} createdAt={profile?.createdAt} />
      {hasExtension('breaks') && <BreakLine userId={user.id} />}
      {profile === undefined && (
        <FailedNotice ref={keepFocusNear}>
          <Notice tone="warning">{messages.failedNotice}</Notice>
          <Button isBusy={isFetching} onClick={refetch}>
            {messages.tryAgain}
          </Button>
        </FailedNotice>
      )}
      <SettingsSections cards={cards} />
      <Helpline />
    </Page>
  );
}
