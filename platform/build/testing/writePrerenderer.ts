import { appNamed } from '../../project';
import type { BuildOptions } from '../bundler/rspack';
import { prerenderRemote } from '../prerenderRemote';

// Runs as a separate process, since the bundler is an ES module: `writePrerenderer.ts MODE FOLDER`.
const [mode, outputFolder = ''] = process.argv.slice(2);
const { folder } = appNamed('games');
await prerenderRemote('games', { folder, outputFolder, mode: mode as BuildOptions['mode'], buildId: 'a' });
