import { contractVersion, type ExposedModules, exposedNames } from '@tessera/shared-contracts/remotes';
import {
  aProfile,
  aSession,
  aTwoFactorSetup,
  expectPlayersApart,
  type StubRequest,
  type SwitchedModules,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
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

const nothing = () => undefined;
const rows: SwitchedModules<'account'> = {
  AuthDialog: { props: { tab: 'login', onTabChange: nothing, onClose: nothing } },
  ProfileDialog: { props: { onClose: nothing }, ofPlayer: 'marcella@tessera.example' },
  TwoFactorDialog: { props: { onClose: nothing } },
  SettingsPage: { props: {}, ofPlayer: 'marcella@tessera.example' },
  LoginTestPage: { props: {} },
};

test.each([...exposedNames.account])('%s shows nothing of a player to the next', async (name) => {
  const isMarcella = (id: unknown) => id === aSession().user.id;
  stubProvider({
    profile: ({ params }: StubRequest) => (isMarcella(params.userId) ? aProfile() : silence()),
    enableTwoFactor: ({ body }: StubRequest) => (isMarcella(body.userId) ? aTwoFactorSetup() : silence()),
  });
  await expectPlayersApart('account', name, modules, rows);
});
