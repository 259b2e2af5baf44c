import { authDieArt } from '@tessera/shared-contracts/art';
import { type BreakRefusal, hasExtension } from '@tessera/shared-contracts/extensions';
import { siteRules } from '@tessera/shared-contracts/rules';
import { Dialog, TabPanel, Tabs, useMediaQuery } from '@tessera/shared-contracts/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Art, FormSide, Layout, Title } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { ForgotForm } from './ForgotForm';
import { LoginForm } from './LoginForm';
import { BreakView, SecondFactorForm } from './lazyForms';
import { RecoveryForm } from './RecoveryForm';
import { RegisterForm } from './RegisterForm';
import type { LoginEnd, SignInResult } from './signIn';
import { useAuthFields } from './useAuthFields';
import { useCodeSteps } from './useCodeSteps';

type AuthTab = 'login' | 'register' | 'forgot';

export interface AuthDialogProps {
  readonly tab: AuthTab;
  readonly onTabChange: (tab: AuthTab) => void;
  readonly onClose: () => void;
}

const tabs = [
  { id: 'login', label: messages.tabs.login },
  { id: 'register', label: messages.tabs.register },
] as const;

/** Login, register and forgot; all three share the e-mail. */
export function AuthDialog({ tab, onTabChange, onClose }: AuthDialogProps) {
  const { state: fields, change } = useAuthFields();
  const steps = useCodeSteps();
  const [notice, setNotice] = useState<string>();
  const [onBreak, setOnBreak] = useState<BreakRefusal>();
  const navigate = useNavigate();
  const emailInput = useRef<HTMLInputElement>(null);
  // On touch screens the keyboard would cover the dialog as it opens.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const challenge = tab === 'login' && steps.isLoginCodeAsked ? steps.challenge : undefined;
  const reset = steps.reset?.email === fields.email.trim() ? steps.reset : undefined;
  const view = [tab, challenge?.id, reset !== undefined, onBreak !== undefined].join();
  const lastView = useRef(view);
  const idBase = useId();
  // The control that switched the view may have unmounted with the focus; the dialog itself must not get it first.
  useLayoutEffect(() => {
    const input = emailInput.current;
    if (view !== lastView.current && document.activeElement === document.body) input?.focus();
    lastView.current = view;
  }, [view]);

  const emailField = {
    email: fields.email,
    emailInput,
    onEmailChange: (email: string) => change({ email }),
  };

  const handleLoggedIn: LoginEnd = (refusal) => (refusal === undefined ? onClose() : setOnBreak(refusal));

  function handleRegistered(result: SignInResult) {
    if (result === 'signed-in') {
      const asksForLimits = siteRules().asksForLimits && hasExtension('limits');
      // The address has the dialog, so this closes it, too.
      return asksForLimits ? navigate('/settings#limits', { replace: true }) : onClose();
    }
    // It may be another account's.
    steps.change({ challenge: undefined, isLoginCodeAsked: false });
    setNotice(result === 'not-kept' ? messages.registeredNotKept : messages.registeredNowLogIn);
    onTabChange('login');
  }

  /** @param reason initial message of the login form */
  function returnToLogin(reason?: string) {
    // After a reset the address is verified (spec §4 Forgot flow clears it otherwise).
    if (reason === undefined) change({ email: '' });
    steps.change({ reset: undefined });
    setNotice(reason);
    onTabChange('login');
  }

  /** @param reason why the login is over; without it, the player can come back to the code */
  function leaveChallenge(reason?: string) {
    setNotice(reason);
    steps.change({ isLoginCodeAsked: false, ...(reason !== undefined && { challenge: undefined }) });
  }

  const title =
    onBreak !== undefined
      ? messages.breakTitle
      : challenge === undefined
        ? messages.titles[tab]
        : messages.secondFactorTitle;

  return (
    <Dialog title={title} isTitleHidden size="lg" onClose={onClose} initialFocusRef={isTouch ? undefined : emailInput}>
      <Layout>
        <Art aria-hidden="true">
          <img src={authDieArt} alt="" />
          <div>
            <p>{messages.art.title}</p>
            <p>{messages.art.line}</p>
          </div>
        </Art>
        <FormSide>
          {/* The dialog's own heading says the same to screen readers. */}
          <Title aria-hidden="true">{title}</Title>
          {onBreak !== undefined ? (
            <BreakView onBreak={onBreak} onClose={onClose} />
          ) : challenge !== undefined ? (
            <SecondFactorForm challenge={challenge} onSuccess={handleLoggedIn} onBack={leaveChallenge} />
          ) : tab === 'forgot' ? (
            hasExtension('recovery') ? (
              <RecoveryForm
                {...emailField}
                reset={reset}
                onResetChange={(changed) => steps.change({ reset: changed })}
                onReturn={returnToLogin}
              />
            ) : (
              <ForgotForm {...emailField} onReturn={() => returnToLogin()} />
            )
          ) : (
            <>
              <Tabs
                label={messages.tabsLabel}
                tabs={tabs}
                selected={tab}
                onSelect={onTabChange}
                isWide
                onSurface="tile"
                idBase={idBase}
              />
              <TabPanel idBase={idBase} id={tab}>
                {tab === 'login' ? (
                  <LoginForm
                    {...emailField}
                    notice={notice ?? (steps.hasLoginRunOut ? messages.loginOver : undefined)}
                    onForgot={() => onTabChange('forgot')}
                    onSuccess={handleLoggedIn}
                    onChallenge={(next) =>
                      steps.change({ challenge: { ...next, email: fields.email.trim() }, isLoginCodeAsked: true })
                    }
                    onCode={steps.challenge && (() => steps.change({ isLoginCodeAsked: true }))}
                  />
                ) : (
                  <RegisterForm
                    fields={fields}
                    emailInput={emailInput}
                    onChange={change}
                    onRegistered={handleRegistered}
                  />
                )}
              </TabPanel>
            </>
          )}
        </FormSide>
      </Layout>
    </Dialog>
  );
}
