import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appNamed } from '@tessera/platform/project';

import { apiMessages, calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { readStates, type SimulatorApp } from '../local-site/composeSimulator';
import type { RemoteParts } from './coverage';

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)(testing|states)\//.test(file);

const importsOfCalls = (source: string) =>
  [...source.matchAll(/import \{([^{}]*)\} from '@tessera\/shared-contracts\/(?:api|extensions)'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );

/** Reads what a remote's sources have that its states can touch. */
export async function readRemoteParts(remote: SimulatorApp): Promise<RemoteParts> {
  const folder = path.join(appNamed(remote).folder, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const sources = files.filter((file) => !isTest(file)).map(read);
  const messages = files.filter((file) => file.endsWith('.messages.ts')).map(read);
  const ofContracts = [...messages.join('\n').matchAll(/\bapiMessages\.(\w+)/g)].map(([, name = '']) =>
    JSON.stringify(apiMessages[name as keyof typeof apiMessages]),
  );
  const imported = new Set(sources.flatMap(importsOfCalls));
  return {
    modules: files.flatMap((file) => /^expose\/(\w+)\.tsx$/.exec(file)?.[1] ?? []),
    states: (await readStates(remote)).map(({ module, id }) => `${module}/${id}`),
    messages: [...messages, ...ofContracts],
    calls: Object.values({ ...calls, ...extensionCalls }).filter(({ id }) => imported.has(id)),
  };
}
