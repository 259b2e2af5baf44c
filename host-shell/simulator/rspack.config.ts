import { type BuildOptions, hostConfig } from '@tessera/tooling/rspack';

export default (options: BuildOptions) =>
  hostConfig({
    ...options,
    name: 'tessera_simulator',
    entry: './simulator/src/main.tsx',
  });
