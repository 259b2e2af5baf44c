import { tabItem } from '@tessera/shared-contracts/session';
import { useEffect, useState } from 'react';
import { boolean, type InferOutput, object, parse, safeParse, string } from 'valibot';
import type { RegisterFields } from './authRules';

const item = tabItem('tessera.account.auth-draft');

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

function readDraft(): InferOutput<typeof draftSchema> | undefined {
  try {
    const draft = safeParse(draftSchema, JSON.parse(item.read() ?? 'null'));
    return draft.success ? draft.output : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of the dialog. They survive a change of tab and, except passwords, closing by accident. */
export function useAuthFields(): {
  readonly fields: RegisterFields;
  readonly change: (changed: Partial<RegisterFields>) => void;
  /** Clears the fields once a session has started. */
  readonly forget: () => void;
} {
  const [fields, setFields] = useState<RegisterFields>(() => ({ ...empty, ...readDraft() }));
  useEffect(() => item.write(JSON.stringify(parse(draftSchema, fields))), [fields]);
  return {
    fields,
    change: (changed) => setFields((before) => ({ ...before, ...changed })),
    forget: () => item.write(''),
  };
}
