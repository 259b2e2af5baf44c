import { type BuildOptions, hostConfig } from '@tessera/platform/build/rspack';

export default (options: BuildOptions) =>
  hostConfig({
    ...options,
    name: 'tessera_workbench',
    entry: './main.tsx',
  });
