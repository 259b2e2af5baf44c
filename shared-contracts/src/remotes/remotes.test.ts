import { contractVersion, type ExposedModule, type ExposedProps, exposedNames, remoteNames } from '.';

test('no two remotes expose a module with the same name', () => {
  const names = remoteNames.flatMap((remote) => exposedNames(remote));
  expect(new Set(names).size).toBe(names.length);
});

function ProfileDialog(_props: ExposedProps<'account', 'ProfileDialog'>) {
  return null;
}

test('the compiler checks remote contracts', () => {
  const fits: ExposedModule<'account', 'ProfileDialog'> = { default: ProfileDialog, contract: contractVersion };
  expect(fits.contract).toBe(contractVersion);

  // @ts-expect-error hosts refuse a module of another contract version
  const stale: ExposedModule<'account', 'ProfileDialog'> = { default: ProfileDialog, contract: 0 };
  // @ts-expect-error the lobby takes no game
  const wrong: ExposedModule<'games', 'Lobby'> = { default: (_: { gameName: string }) => null, contract: 1 };
  // @ts-expect-error the wallet exposes no settings page
  type Missing = ExposedProps<'wallet', 'SettingsPage'>;
  const missing: Missing | undefined = undefined;
  expect([stale, wrong, missing]).toHaveLength(3);
});
