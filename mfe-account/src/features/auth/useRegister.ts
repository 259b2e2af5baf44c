import { asciiEmail } from '@tessera/shared-contracts/accounts';
import { register, request, sendCall } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { authSuccessMs } from '@tessera/shared-contracts/remotes';
import { siteRules } from '@tessera/shared-contracts/rules';
import { setFirstSteps } from '@tessera/shared-contracts/session';
import { type SubmitForm, useSubmitForm } from '../../shared';
import { messages } from './auth.messages';
import { checkRegister, type RegisterFields } from './authRules';
import { refused } from './refused';
import { type SignInResult, signIn } from './signIn';

/**
 * Validates a registration in the order of spec §5, then sends it once; an error is shown in the form.
 *
 * @param onRegistered receives whether the response started a session, and why not (spec §4 Register success)
 */
export function useRegister(
  onRegistered: (result: SignInResult) => void,
): SubmitForm<RegisterFields, keyof RegisterFields> {
  return useSubmitForm({
    check: (fields) => checkRegister(fields, siteRules().minimumAge),
    send: ({ isReferralOpen, ...fields }, signal) => {
      const body = {
        ...fields,
        email: asciiEmail(fields.email),
        username: fields.username.trim(),
        referralCode: isReferralOpen ? fields.referralCode.trim() : '',
      };
      return sendCall(request(register, { body }), { signal });
    },
    read: ({ data, error }) => {
      if (data === undefined) return refused(error);
      showToast('success', messages.registered);
      const result = signIn(data);
      if (result === 'signed-in' && data.user) setFirstSteps(data.user.id, true);
      return { leave: () => onRegistered(result), afterMs: authSuccessMs };
    },
  });
}
