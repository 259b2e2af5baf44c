import type { SimulatorState } from '@tessera/shared-contracts/remotes';

const auth = '/auth-service/api/auth';
const passkeys = `${auth}/*/passkeys`;
const times = { createdAt: '2026-03-14T09:30:00.000Z', lastUsedAt: '2026-11-15T09:30:00.000Z' };
const listed = {
  method: 'GET',
  path: passkeys,
  status: 200,
  body: {
    proof: 'password',
    passkeys: [
      { id: 'laptop', name: 'Firefox on Linux', ...times },
      { id: 'phone', name: 'ليلى (1), a phone with a very long name', createdAt: times.createdAt },
    ],
  },
};
const withCode = { ...listed, body: { ...listed.body, proof: 'code' } };
const remove = { press: 'Remove the passkey Firefox on Linux' };

/** States of the passkeys. */
export const passkeyStates: readonly SimulatorState[] = [
  { id: 'passkeys-none', module: 'SettingsPage', title: 'No passkeys yet', session: 'player' },
  { id: 'passkeys', module: 'SettingsPage', title: 'Passkeys', session: 'player', faults: [listed] },
  {
    id: 'passkeys-loading',
    module: 'SettingsPage',
    title: 'Passkeys that take their time',
    session: 'player',
    faults: [{ method: 'GET', path: passkeys, delayMs: 60_000 }],
  },
  {
    id: 'passkeys-failed',
    module: 'SettingsPage',
    title: 'Passkeys could not be loaded',
    session: 'player',
    faults: [{ method: 'GET', path: passkeys, status: 500, body: { message: 'The provider is being repaired.' } }],
  },
  {
    id: 'passkey-rename',
    module: 'SettingsPage',
    title: 'Renaming a passkey',
    session: 'player',
    faults: [listed],
    steps: [{ press: 'Rename the passkey Firefox on Linux' }],
  },
  {
    id: 'passkey-remove',
    module: 'SettingsPage',
    title: 'Removing a passkey asks first',
    session: 'player',
    faults: [listed],
    steps: [remove],
  },
  {
    id: 'passkey-remove-refused',
    module: 'SettingsPage',
    title: 'Removing a passkey: the code was refused',
    session: 'player',
    faults: [
      withCode,
      { method: 'POST', path: `${passkeys}/*/remove`, status: 400, body: { message: 'Invalid verification code' } },
    ],
    steps: [
      remove,
      { fill: 'Code of your authenticator app, or a recovery code', text: '482615' },
      { press: 'Remove' },
    ],
  },
  {
    id: 'passkeys-off',
    module: 'SettingsPage',
    title: 'A provider without passkeys',
    session: 'player',
    withoutExtensions: ['passkeys'],
  },
];
