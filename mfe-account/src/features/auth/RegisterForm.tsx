import { siteRules } from '@tessera/shared-contracts/rules';
import { CheckboxField, TextField, TextLink } from '@tessera/shared-contracts/ui';
import type { RefObject } from 'react';
import { errorOf } from '../../shared';
import { Helpline } from '../helpline';
import { NewPasswordFields } from '../passwords';
import { Checks, Pair } from './AuthDialog.styles';
import { AuthForm } from './AuthForm';
import { messages } from './auth.messages';
import type { RegisterFields } from './authRules';
import { EmailField } from './EmailField';
import { ReferralField } from './ReferralField';
import type { SignInResult } from './signIn';
import { useRegister } from './useRegister';

/** The host's page with the terms. */
const termsPath = '/terms';

interface RegisterFormProps {
  readonly fields: RegisterFields;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onChange: (changed: Partial<RegisterFields>) => void;
  readonly onRegistered: (result: SignInResult) => void;
}

/** The registration form; the first failing rule is shown at its field. */
export function RegisterForm({ fields, emailInput, onChange, onRegistered }: RegisterFormProps) {
  const form = useRegister(onRegistered);
  const { fieldError, clear } = form;

  function change(changed: Partial<RegisterFields>) {
    onChange(changed);
    clear();
  }

  return (
    <AuthForm form={form} fields={fields} label={messages.register} busyLabel={messages.registering}>
      <Pair>
        <EmailField
          ref={emailInput}
          placeholder={messages.emailPlaceholder}
          value={fields.email}
          onChange={(email) => change({ email })}
          {...errorOf(fieldError, 'email')}
        />
        <TextField
          label={messages.username}
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          value={fields.username}
          onChange={(event) => change({ username: event.target.value })}
          {...errorOf(fieldError, 'username')}
        />
      </Pair>
      <NewPasswordFields
        isRegistration
        labels={{ password: messages.password, confirmPassword: messages.confirmPassword }}
        fields={fields}
        fieldError={fieldError}
        onChange={change}
      />
      <ReferralField
        code={fields.referralCode}
        isOpen={fields.isReferralOpen}
        onChange={(referralCode) => change({ referralCode })}
        onToggle={() => change({ isReferralOpen: !fields.isReferralOpen })}
      />
      <Checks>
        <CheckboxField
          label={
            <>
              {messages.agreeTerms.before}{' '}
              <TextLink href={termsPath} target="_blank" rel="noopener">
                {messages.agreeTerms.terms}
              </TextLink>{' '}
              <span>{messages.agreeTerms.after(siteRules().minimumAge)}</span>
            </>
          }
          checked={fields.agreeTerms}
          onChange={(agreeTerms) => change({ agreeTerms })}
          {...errorOf(fieldError, 'agreeTerms')}
        />
        <CheckboxField
          label={messages.agreeMarketing}
          checked={fields.agreeMarketing}
          onChange={(agreeMarketing) => change({ agreeMarketing })}
        />
      </Checks>
      <Helpline />
    </AuthForm>
  );
}
