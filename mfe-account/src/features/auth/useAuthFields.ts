import { tabItem } from '@tessera/shared-contracts/session';
import { boolean, object, string } from 'valibot';
import type { RegisterFields } from './authRules';
import { type KeptState, ofVisitor, useKeptInTab } from './useKeptInTab';

const item = ofVisitor(tabItem('tessera.account.auth-draft'));

/** The fields kept in this tab: all except passwords. */
const draftSchema = object({
  email: string(),
  username: string(),
  agreeTerms: boolean(),
  agreeMarketing: boolean(),
  referralCode: string(),
  isReferralOpen: boolean(),
});

const empty: RegisterFields = {
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  agreeTerms: false,
  agreeMarketing: false,
  referralCode: '',
  isReferralOpen: false,
};

/** The fields of the dialog. They survive a change of tab and, except passwords, closing by accident and a reload. */
export const useAuthFields = (): KeptState<RegisterFields> => useKeptInTab(item, draftSchema, empty);
