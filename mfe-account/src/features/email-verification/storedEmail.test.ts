/** @jest-environment-options {"page": true} */
import { aSession, storeSession } from '@tessera/shared-contracts/testing';
import { emailToVerify } from './storedEmail';

afterEach(() => localStorage.clear());

test('returns the given address', () => {
  storeSession(aSession());
  expect(emailToVerify('given@tessera.example')).toBe('given@tessera.example');
});

test('else returns the email of the stored user', () => {
  storeSession(aSession());
  expect(emailToVerify(undefined)).toBe('marcella@tessera.example');
});

test('else returns the stored address', () => {
  localStorage.setItem('email', 'stored@tessera.example');
  expect(emailToVerify(undefined)).toBe('stored@tessera.example');
});

test('else returns `undefined`', () => {
  expect(emailToVerify(undefined)).toBeUndefined();
});
