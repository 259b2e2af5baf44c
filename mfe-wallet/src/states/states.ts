import type { State } from '@tessera/workbench/state';
import { addressBookStates } from './addressBookStates';
import { buyStates } from './buyStates';
import { depositFailureStates } from './depositFailureStates';
import { depositLookupStates } from './depositLookupStates';
import { depositStates } from './depositStates';
import { depositTrackerStates } from './depositTrackerStates';
import { headerStates } from './headerStates';
import { noticeStates } from './noticeStates';
import { overviewStates } from './overviewStates';
import { settingsStates } from './settingsStates';
import { termsStates } from './termsStates';
import { transactionStates } from './transactionStates';
import { twoFactorStates } from './twoFactorStates';
import { vaultStates } from './vaultStates';
import { bookStates } from './withdraw/bookStates';
import { paymentRequestStates } from './withdraw/paymentRequestStates';
import { recipientStates } from './withdraw/recipientStates';
import { sandboxStates } from './withdraw/sandboxStates';
import { scannerStates } from './withdraw/scannerStates';
import { withdrawCheckStates } from './withdraw/withdrawCheckStates';
import { withdrawCodeStates } from './withdraw/withdrawCodeStates';
import { withdrawErrorStates } from './withdraw/withdrawErrorStates';
import { withdrawFormStates } from './withdraw/withdrawFormStates';
import { withdrawOutcomeStates } from './withdraw/withdrawOutcomeStates';
import { withdrawResumedStates } from './withdraw/withdrawResumedStates';
import { withdrawSettledStates } from './withdraw/withdrawSettledStates';

/** Every state of every exposed module, for the workbench. */
const states: readonly State[] = [
  ...headerStates,
  ...noticeStates,
  ...overviewStates,
  ...twoFactorStates,
  ...vaultStates,
  ...addressBookStates,
  ...buyStates,
  ...settingsStates,
  ...depositStates,
  ...depositFailureStates,
  ...depositTrackerStates,
  ...depositLookupStates,
  ...termsStates,
  ...bookStates,
  ...withdrawFormStates,
  ...withdrawErrorStates,
  ...recipientStates,
  ...paymentRequestStates,
  ...scannerStates,
  ...withdrawCodeStates,
  ...withdrawCheckStates,
  ...withdrawResumedStates,
  ...withdrawOutcomeStates,
  ...withdrawSettledStates,
  ...sandboxStates,
  ...transactionStates,
];

export default states;
