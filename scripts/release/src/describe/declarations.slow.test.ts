import path from 'node:path';
import { appNamed } from '@tessera/platform/project';
import { exposedNames, remoteNames } from '@tessera/shared-contracts/remotes';
import { publishTypes } from './declarations';

test.each(remoteNames)(
  'publishes the types of each module of %s',
  async (remote) => {
    const names = exposedNames(remote);
    const expose = path.join(appNamed(remote).folder, 'src/expose');
    const { entries } = await publishTypes(
      Object.fromEntries(names.map((name) => [name, path.join(expose, `${name}.tsx`)])),
    );
    expect(Object.keys(entries)).toEqual(names);
  },
  60_000,
);
