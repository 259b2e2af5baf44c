/** @jest-environment-options {"page": true} */
import { forgetOtherState } from './forgetOtherState';

test('a state keeps its storage over a reload, and another state starts empty', () => {
  const stores = [localStorage, sessionStorage];
  const open = (path: string) => {
    window.history.replaceState(null, '', path);
    forgetOtherState();
    return stores.map((storage) => storage.getItem('token'));
  };
  open('/WalletDialog/withdraw');
  for (const storage of stores) storage.setItem('token', 'own');
  expect(open('/WalletDialog/withdraw#again')).toEqual(['own', 'own']);
  // Another tab of the same state has an empty session storage.
  sessionStorage.clear();
  expect(open('/WalletDialog/withdraw')).toEqual(['own', null]);
  expect(open('/WalletDialog/overview')).toEqual([null, null]);
});
