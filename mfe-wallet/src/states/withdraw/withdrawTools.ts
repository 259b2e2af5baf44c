import { historyOf, someAddress } from '../lostPayments';
import { answers, coin, held, lists, loses, statesAt } from '../stateTools';

export const withdrawOtpCall = { method: 'POST', path: '/wallet-service/api/wallet/*/withdrawOtp' } as const;
export const verifyOtpCall = { method: 'POST', path: '/wallet-service/api/wallet/verify-otp' } as const;
export const withdrawCall = { method: 'POST', path: '/wallet-service/api/wallet/*/withdraw' } as const;

export const withdraw = statesAt('withdraw');

const sentRequest = { requestId: 'request-1', expiresInSeconds: 600 };
/** The provider mails a code. */
export const sentCode = answers(withdrawOtpCall, sentRequest);
/** The provider mails a code, and asks for one of the authenticator too. */
export const sentCodeOfTwo = answers(withdrawOtpCall, { ...sentRequest, twoFactorRequired: true });

/** Faults that make the page answer the calls of a withdrawal: any code is accepted. */
export const anyCode = [...held, sentCode, answers(verifyOtpCall, {})];

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

/** Answers of a provider that lists just one coin, of which the player holds something. */
export const only = (symbol: string, name: string, network: string) => [
  answers(
    { method: 'GET', path: '/wallet-service/api/wallet/*/balance' },
    { totalUsd: 100, balances: [{ currency: symbol, amount: 100, usdValue: 100 }] },
  ),
  lists(coin(symbol, name, network)),
];

/** A confirmed payment whose answer is lost, and what the provider’s history then says. */
export const lost = (outcome: Parameters<typeof historyOf>[0]) => [...anyCode, loses(withdrawCall), historyOf(outcome)];

export const unknownTitle = 'The status of this withdrawal is unknown';

/** The slow-call notice of the page. */
export const mailIsSlow = 'The mail takes longer than usual. Please wait: you need not send it again.';

const emptyDraft = { coin: '', address: '', tag: '', amount: '' };

/** Items of storage with the form as an earlier visit has left it, and the step of its withdrawal. */
export const draftOf = (draft: Partial<typeof emptyDraft>, flow: object = { step: 'form' }) => ({
  'player/{player}/tessera.wallet.withdrawal': JSON.stringify({ draft: { ...emptyDraft, ...draft }, flow }),
});
