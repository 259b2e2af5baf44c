/** @jest-environment-options {"page": true} */
import { playerItem, writeSession } from '@tessera/shared-contracts/session';
import { aSession } from '@tessera/shared-contracts/testing';
import { detailsSaved, localSettings, localSettingsLoaded, privacyChanged } from './localSettings.slice';
import { keepLocalSettings, readLocalSettings } from './localSettings.storage';

test('keeps the fields that only a newer release knows', () => {
  writeSession(aSession());
  const { user } = aSession();
  const item = playerItem('tessera.account.local-settings');
  const stored = {
    details: { username: 'julia', email: 'julia@tessera.example', picture: 'owl' },
    privacy: { showBetsPublicly: true, displayStats: true, receiveTipNotifications: true, showRank: false },
    isTwoFactorEnabled: false,
    wallets: [{ id: '0x1', name: 'Owl', address: '0x1', chain: 'base' }],
    theme: 'dark',
  };
  item.write(user.id, JSON.stringify(stored));
  const changes = [
    localSettingsLoaded(readLocalSettings(user.id)),
    detailsSaved({ username: 'octavia' }),
    privacyChanged({ displayStats: false }),
  ];
  keepLocalSettings(user.id, changes.reduce(localSettings.reducer, localSettings.getInitialState()));
  expect(JSON.parse(item.read(user.id) ?? '')).toMatchObject({
    ...stored,
    details: { ...stored.details, username: 'octavia' },
    privacy: { ...stored.privacy, displayStats: false },
  });
});
