import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { DockerfileParser } from 'dockerfile-ast';

/** What is needed to run an image. */
export interface ImageFacts {
  /** `10001:10001` */
  readonly user: string | undefined;
  /** The port that it listens on; absent if it ends by itself. */
  readonly port: string | undefined;
  /** Folders of the image that belong to its user. */
  readonly ownedFolders: readonly string[];
  /** Whether a program in the image reads a variable of that name. */
  readsVariable(name: string): boolean;
}

/** File that reads each image's settings. */
const readers: Readonly<Record<string, string>> = {
  'app.Dockerfile': 'docker/nginx/render.sh',
  'gateway.Dockerfile': 'docker/nginx/render.sh',
  'provider-sandbox.Dockerfile': 'provider-sandbox/src/config.ts',
  'site.Dockerfile': 'docker/begin-site.sh',
};

/** Reads the facts from the last stage of a Dockerfile. */
export function imageFacts(dockerfile: string): ImageFacts {
  const name = path.basename(dockerfile);
  const text = readFileSync(path.join(projectRoot, 'docker', name), 'utf8');
  const all = DockerfileParser.parse(text).getInstructions();
  const last = all.slice(all.findLastIndex((instruction) => instruction.getKeyword() === 'FROM'));
  const argumentsOf = (keyword: string) =>
    last.find((instruction) => instruction.getKeyword() === keyword)?.getArgumentsContent() ?? undefined;
  const user = argumentsOf('USER');
  const owned = last.flatMap((instruction) =>
    [...(instruction.getArgumentsContent() ?? '').matchAll(/chown (\S+) (\/\S+)/g)]
      .filter(([, owner]) => owner === user)
      .map(([, , folder = '']) => folder),
  );
  const reader = readFileSync(path.join(projectRoot, readers[name] ?? ''), 'utf8');
  return {
    user,
    port: argumentsOf('EXPOSE'),
    ownedFolders: owned,
    readsVariable: (variable) => new RegExp(`^[ #]*${variable}\\b`, 'm').test(reader),
  };
}
