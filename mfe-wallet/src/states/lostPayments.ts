import { calls } from '@tessera/shared-contracts/api/schema';
import { answered, dropped, type State } from '@tessera/workbench/state';

/** An address outside the sandbox. */
export const someAddress = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';

/** The order of {@link order}, as the page stores it. */
export const storedOrder = {
  withdrawal: { currency: 'BTC', amount: '0.025', address: someAddress },
  network: 'Bitcoin testnet',
};

/** A moment that has not come yet, in milliseconds since 1970. */
const farMs = Date.UTC(2099, 0);

/** A payment as an earlier visit has stored it. */
export const storedPayment = (status: string, rest: object = {}) => ({
  ...storedOrder,
  id: 'request-1',
  status,
  sentAt: 0,
  payableUntil: farMs,
  ...rest,
});

/** Another tab is sending a payment. */
export const sentElsewhere = storedPayment('sent', { sentAt: farMs });

/** Items of storage with these payments. */
export const storedPayments = (...payments: readonly object[]) => ({
  'player/{player}/tessera.wallet.payments': JSON.stringify(payments),
});

/** The provider’s history has just these transactions. */
export const history = (...transactions: readonly unknown[]) => answered(calls.transactions, { transactions });

/** The withdrawal in the provider’s history. */
export const withdrawn = {
  _id: '66f0b1000000000000000001',
  type: 'withdraw',
  status: 'waiting',
  createdAt: '{now}',
  amount: 0.025,
  currency: 'BTC',
  address: someAddress,
};

/** Answers of the provider from which each outcome of a lost payment follows. */
export const historyOf = {
  paid: history(withdrawn),
  'not-paid': history({ ...withdrawn, status: 'failed' }),
  undecided: history({ ...withdrawn, amount: 'unreadable' }),
  unknown: dropped(calls.transactions),
};
type Outcome = keyof typeof historyOf;

/** A stored payment with a lost answer, whose outcome the page finds out. */
export const settling = (outcome: Outcome): Pick<State, 'storage' | 'faults'> => ({
  // Undecided only once the provider would no longer pay.
  storage: storedPayments(storedPayment('unknown', outcome === 'undecided' ? { payableUntil: 0 } : {})),
  faults: [historyOf[outcome]],
});
