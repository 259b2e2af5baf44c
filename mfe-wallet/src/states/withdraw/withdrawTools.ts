import { calls } from '@tessera/shared-contracts/api/schema';
import { answered, dropped, sends } from '@tessera/workbench/state';
import { historyOf, someAddress } from '../lostPayments';
import { held } from '../sampleBalance';
import { walletAt } from '../walletAt';

/** States of the withdraw view of a player with money. */
export const withdraw = walletAt('withdraw', { faults: held });

const sentRequest = { requestId: 'request-1', expiresInSeconds: 600 };
/** The provider mails a code. */
export const sentCode = answered(calls.withdrawOtp, sentRequest);
/** The provider mails a code, and asks for one of the authenticator too. */
export const sentCodeOfTwo = answered(calls.withdrawOtp, { ...sentRequest, twoFactorRequired: true });

/** Faults that make the page answer the calls of a withdrawal: any code is accepted. */
export const anyCode = [...held, sentCode, answered(calls.verifyOtp, {})];

/** Fills the form. */
export const fill = (address: string, amount: string) => [
  { fill: 'Withdrawal address', text: address },
  { fill: 'Amount', text: amount },
];

const submit = { press: 'Confirm Withdrawal' };

/** Fills and sends the form. */
export const order = [...fill(someAddress, '0.025'), submit];

/** Sends the form as it is. */
export const send = [submit];

/** Enters a code in the dialog and confirms. */
export const enter = (code: string) => [{ fill: 'Please Enter Your OTP', text: code }, { press: 'Confirm' }];

/** Orders a withdrawal and confirms it. */
export const confirm = [...order, ...enter('482619')];

/** States of an ordered withdrawal: the code is asked for. */
export const ordered = walletAt('withdraw', { faults: anyCode, steps: order, does: sends(calls.withdrawOtp) });
/** States of a withdrawal whose code is entered, and checked. */
export const confirmed = walletAt('withdraw', { steps: confirm, does: sends(calls.verifyOtp) });

/** States of a withdrawal whose payment was asked for. */
export const paid = walletAt('withdraw', { steps: confirm, does: sends(calls.verifyOtp, calls.withdraw) });

/** A confirmed payment whose answer is lost, and what the provider’s history then says. */
export const lost = (outcome: keyof typeof historyOf) => [...anyCode, dropped(calls.withdraw), historyOf[outcome]];

export const unknownTitle = 'The status of this withdrawal is unknown';

/** The slow-call notice of the page. */
export const mailIsSlow = 'The mail takes longer than usual. Please wait: you need not send it again.';

const emptyDraft = { coin: '', address: '', tag: '', amount: '' };

/** Items of storage with the form as an earlier visit has left it, and the step of its withdrawal. */
export const draftOf = (draft: Partial<typeof emptyDraft>, flow: object = { step: 'form' }) => ({
  'player/{player}/tessera.wallet.withdrawal': JSON.stringify({ draft: { ...emptyDraft, ...draft }, flow }),
});
