import { parse } from 'valibot';
import {
  balanceSchema,
  coinSchema,
  gameSchema,
  gameSessionSchema,
  loginAnswerSchema,
  profileSchema,
  transactionSchema,
  twoFactorSetupSchema,
} from '../api';
import { siteConfigSchema } from '../config';
import {
  aBalance,
  aCoin,
  aGame,
  aGameSession,
  aLoginAnswer,
  aProfile,
  aSiteConfig,
  aTransaction,
  aTwoFactorSetup,
} from '.';

test.each([
  ['coin', coinSchema, aCoin()],
  ['game', gameSchema, aGame()],
  ['game session', gameSessionSchema, aGameSession()],
  ['login answer', loginAnswerSchema, aLoginAnswer()],
  ['profile', profileSchema, aProfile()],
  ['transaction', transactionSchema, aTransaction()],
  ['two-factor set-up', twoFactorSetupSchema, aTwoFactorSetup()],
  ['site configuration', siteConfigSchema, aSiteConfig()],
])('a built %s matches its schema', (_name, schema, built) => {
  expect(parse(schema, built)).toEqual(built);
});

test('a built balance has the provider’s format', () => {
  const { totalUsd, balances } = aBalance();
  expect(parse(balanceSchema, aBalance())).toEqual({ totalUsd, balances: { readable: balances, unreadable: 0 } });
});

test('changes only the given fields', () => {
  expect(aTransaction({ status: 'failed', _id: 'x' })).toEqual({ ...aTransaction({ _id: 'x' }), status: 'failed' });
});

test('gives each transaction and game a unique id', () => {
  expect(new Set([aTransaction(), aTransaction()].map(({ _id }) => _id)).size).toBe(2);
  expect(new Set([aGame(), aGame()].map(({ uuid }) => uuid)).size).toBe(2);
});
