import { aSession, storeSession } from '@tessera/shared-contracts/testing';
import { emailToVerify } from './storedEmail';

afterEach(() => localStorage.clear());

test('takes the address that is given', () => {
  storeSession(aSession());
  expect(emailToVerify('given@tessera.example')).toBe('given@tessera.example');
});

test('else takes that of the stored user', () => {
  storeSession(aSession());
  expect(emailToVerify(undefined)).toBe('marcella@tessera.example');
});

test('else takes the stored address', () => {
  localStorage.setItem('email', 'stored@tessera.example');
  expect(emailToVerify(undefined)).toBe('stored@tessera.example');
});

test('else has none', () => {
  expect(emailToVerify(undefined)).toBeUndefined();
});
