import { nearMidnight } from '@tessera/shared-contracts/testing';
import type { Payment } from './flow/withdrawal.schema';
import { messages } from './withdraw.messages';

const payment: Payment = {
  id: 'r1',
  withdrawal: { currency: 'BTC', amount: '0.1', address: 'tb1q' },
  network: 'Bitcoin',
  status: 'paid',
  sentAt: 0,
  payableUntil: 0,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(nearMidnight)(
  'a payment at $iso has its day, unless it is today for the player',
  ({ iso, dayText, time }) => {
    for (const now of nearMidnight) {
      jest.setSystemTime(Date.parse(now.iso));
      expect(messages.paidTitle({ ...payment, paidAt: Date.parse(iso) })).toBe(
        `It went through at ${now.dayText === dayText ? time : `${time} on ${dayText}`}`,
      );
    }
  },
);
