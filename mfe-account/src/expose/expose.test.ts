/** @jest-environment-options {"page": true} */
import {
  aProfile,
  aSession,
  aTwoFactorSetup,
  checkExposedModules,
  type StubRequest,
  silence,
} from '@tessera/shared-contracts/testing';
import * as AuthDialog from './AuthDialog';
import * as FirstSteps from './FirstSteps';
import * as LoginTestPage from './LoginTestPage';
import LoginTestPagePrerendered from './LoginTestPage.prerendered';
import * as ProfileDialog from './ProfileDialog';
import * as SettingsPage from './SettingsPage';
import SettingsPagePrerendered from './SettingsPage.prerendered';
import * as TwoFactorDialog from './TwoFactorDialog';

const nothing = () => undefined;
const isMarcella = (id: unknown) => id === aSession().user.id;

checkExposedModules('account', {
  modules: { AuthDialog, ProfileDialog, TwoFactorDialog, SettingsPage, FirstSteps, LoginTestPage },
  prerendered: { SettingsPage: SettingsPagePrerendered, LoginTestPage: LoginTestPagePrerendered },
  rows: {
    AuthDialog: { props: { tab: 'login', onTabChange: nothing, onClose: nothing } },
    ProfileDialog: { props: { onClose: nothing }, ofPlayer: 'marcella@tessera.example' },
    TwoFactorDialog: { props: { onClose: nothing } },
    SettingsPage: { props: {}, ofPlayer: 'marcella@tessera.example' },
    FirstSteps: { props: {} },
    LoginTestPage: { props: {} },
  },
  provider: {
    profile: ({ params }: StubRequest) => (isMarcella(params.userId) ? aProfile() : silence()),
    enableTwoFactor: ({ body }: StubRequest) => (isMarcella(body.userId) ? aTwoFactorSetup() : silence()),
  },
});
