import { spawnSync } from 'node:child_process';
import { projectRoot } from '@tessera/platform/project';
import type { Check } from './check';

/** Builds every image without a container engine, and runs them as one site. */
export const imagesCheck: Check = {
  name: 'images',
  isSlow: true,
  usesAllCores: true,
  remedy: 'The step that failed is named above; docker/README.md says what the images need.',
  run: async () => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) {
      const warnings = ['images were not checked, since that needs root: sudo npm run images -w docker/checks'];
      return { passed: 0, failed: 0, output: '', warnings };
    }
    const { status } = spawnSync('npm', ['run', 'images', '-w', 'docker/checks'], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    return status === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output: '' };
  },
};
