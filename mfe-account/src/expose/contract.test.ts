import { contractVersion, type ExposedModules, exposedNames } from '@tessera/shared-contracts/remotes';
import * as AuthDialog from './AuthDialog';
import * as LoginTestPage from './LoginTestPage';
import * as ProfileDialog from './ProfileDialog';
import * as SettingsPage from './SettingsPage';
import * as TwoFactorDialog from './TwoFactorDialog';

const modules = {
  AuthDialog,
  ProfileDialog,
  TwoFactorDialog,
  SettingsPage,
  LoginTestPage,
} satisfies ExposedModules<'account'>;

test.each([...exposedNames.account])('%s is a component of this contract', (name) => {
  expect(modules[name].default).toEqual(expect.any(Function));
  expect(modules[name].contract).toBe(contractVersion);
});

test('exposes nothing else', () => {
  expect(Object.keys(modules).toSorted()).toEqual([...exposedNames.account].toSorted());
});
