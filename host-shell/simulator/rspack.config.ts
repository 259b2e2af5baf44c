import { type BuildOptions, hostConfig } from '@tessera/scripts/rspack';

export default (options: BuildOptions) =>
  hostConfig({
    ...options,
    name: 'tessera_simulator',
    entry: './simulator/src/main.tsx',
  });
