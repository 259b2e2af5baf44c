import { balanceSchema } from '@tessera/shared-contracts/api';
import { aBalance, aCurrencyBalance } from '@tessera/shared-contracts/testing';
import { parse } from 'valibot';
import { findCredit } from './useCredit';

const holding = (amounts: Record<string, string>) =>
  parse(
    balanceSchema,
    aBalance({ balances: Object.entries(amounts).map(([currency, amount]) => aCurrencyBalance({ currency, amount })) }),
  );

test.each([
  ['the same', { BTC: '0.1' }, { BTC: '0.1' }, undefined],
  ['the same in another notation', { BTC: '0.1' }, { BTC: '0.10000000' }, undefined],
  ['less', { BTC: '0.1' }, { BTC: '0.05' }, undefined],
  ['more', { BTC: '0.1' }, { BTC: '0.30000001' }, { currency: 'BTC', amount: '0.20000001' }],
  ['a new currency', { BTC: '0.1' }, { BTC: '0.1', SOL: '2' }, { currency: 'SOL', amount: '2' }],
  ['a new empty currency', { BTC: '0.1' }, { BTC: '0.1', SOL: '0' }, undefined],
  ['one that could not be read before', { BTC: 'odd' }, { BTC: '0.1' }, undefined],
  ['one that cannot be read now', { BTC: '0.1' }, { BTC: 'odd' }, undefined],
  ['less of one and more of another', { BTC: '1', ETH: '1' }, { BTC: '0', ETH: '3' }, { currency: 'ETH', amount: '2' }],
])('%s', (_what, before, after, credit) => {
  expect(findCredit(holding(before as Record<string, string>), holding(after as Record<string, string>))).toEqual(
    credit,
  );
});
