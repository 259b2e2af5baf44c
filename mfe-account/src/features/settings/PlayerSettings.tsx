import { passwordFormHash } from '@tessera/shared-contracts/accounts';
import { isProblem } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import type { SessionUser } from '@tessera/shared-contracts/session';
import { mediaQuery } from '@tessera/shared-contracts/theme';
import { Button, keepFocusNear, Notice, useMediaQuery } from '@tessera/shared-contracts/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../shared';
import { BreaksCard } from '../breaks';
import { ConnectedWalletsCard } from '../connected-wallets';
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
import { SectionNav } from './SectionNav';
import { SettingsHead } from './SettingsHead';
import { Column, Columns, FailedNotice, Page } from './SettingsPage.styles';
import { EmptyCards, laterCards, SettingsSkeleton } from './SettingsSkeleton';
import { missingSections, sectionsInOrder } from './sections';
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
  // The first card can be used while the others are rendered.
  const hasAllCards = useDeferredValue(true, false);
  const without = missingSections();
  const isStacked = useMediaQuery(mediaQuery.belowLg);
  if (!isAnswered) return <SettingsSkeleton id={user.id} without={without} />;
  const { _id, username, email } = profile ?? { ...user, _id: user.id };
  const accountColumn = (
    <Column key="account">
      <AccountCard userId={user.id} id={_id} username={username} email={email} />
      {hasAllCards ? (
        <>
          <PrivacyCard userId={user.id} />
          {!without.includes('notices') && <NoticesCard userId={user.id} />}
          <VerificationCard />
        </>
      ) : (
        <EmptyCards cards={laterCards.belowAccount} without={without} />
      )}
    </Column>
  );
  const securityColumn = (
    <Column key="security">
      {hasAllCards ? (
        <>
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
          <ConnectedWalletsCard />
          {!without.includes('passkeys') && <PasskeysCard userId={user.id} />}
          {!without.includes('sessions') && <SessionsCard userId={user.id} />}
        </>
      ) : (
        <EmptyCards cards={laterCards.besides} without={without} />
      )}
    </Column>
  );
  return (
    <Page>
      <SettingsHead id={_id} createdAt={profile?.createdAt} />
      <SectionNav sections={sectionsInOrder(isStacked)} isReady={hasAllCards} />
      {profile === undefined && (
        <FailedNotice ref={keepFocusNear}>
          <Notice tone="warning">{messages.failedNotice}</Notice>
          <Button isBusy={isFetching} onClick={refetch}>
            {messages.tryAgain}
          </Button>
        </FailedNotice>
      )}
      <Columns>{isStacked ? [securityColumn, accountColumn] : [accountColumn, securityColumn]}</Columns>
      {/* Below both, so that on phones it follows the cards that it describes. */}
      {hasAllCards ? (
        <>
          {!without.includes('limits') && <LimitsCard userId={user.id} />}
          {!without.includes('breaks') && <BreaksCard userId={user.id} />}
          {!without.includes('activity') && <ActivityCard userId={user.id} />}
        </>
      ) : (
        <EmptyCards cards={laterCards.below} without={without} />
      )}
    </Page>
  );
}
