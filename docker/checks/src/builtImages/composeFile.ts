import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { parse } from 'yaml';

/** A service of compose.yaml with an image that is built from this project. */
export interface OwnService {
  readonly name: string;
  readonly image: string;
  readonly dockerfile: string;
  readonly args: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
}

interface Written {
  readonly image: string;
  readonly build?: { readonly dockerfile: string; readonly args?: Record<string, string> };
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
}

/** The services that compose.yaml builds, with its variables filled in. */
export function readOwnServices(variables: Readonly<Record<string, string>>): readonly OwnService[] {
  const text = readFileSync(path.join(projectRoot, 'docker/compose.yaml'), 'utf8').replace(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, name: string, otherwise: string) => variables[name] ?? otherwise,
  );
  const { services } = parse(text, { merge: true }) as { services: Record<string, Written> };
  return Object.entries(services).flatMap(([name, { image, build, environment = {}, volumes = [] }]) =>
    build === undefined
      ? []
      : [{ name, image, dockerfile: build.dockerfile, args: build.args ?? {}, environment, volumes }],
  );
}
