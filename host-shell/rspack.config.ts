import { type BuildOptions, hostConfig } from '@tessera/scripts/rspack';

export default (options: BuildOptions) =>
  hostConfig({
    ...options,
    name: 'tessera_shell',
    entry: './src/main.tsx',
  });
