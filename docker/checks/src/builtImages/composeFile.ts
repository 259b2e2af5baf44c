import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/platform/project';
import { parse } from 'yaml';

type Texts = Readonly<Record<string, string>>;

/** A service of compose.yaml. */
export interface ComposeService {
  readonly name: string;
  readonly image: string;
  readonly build?: { readonly dockerfile: string; readonly args?: Texts };
  readonly environment: Texts;
  readonly volumes: readonly string[];
  readonly [key: string]: unknown;
}

/** The services of compose.yaml, with its variables filled in: with these values, or else with their defaults. */
export function readServices(variables: Texts = {}): readonly ComposeService[] {
  const text = readFileSync(path.join(projectRoot, 'docker/compose.yaml'), 'utf8').replace(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, name: string, otherwise: string) => variables[name] ?? otherwise,
  );
  const { services } = parse(text, { merge: true }) as { services: Record<string, Partial<ComposeService>> };
  return Object.entries(services).map(([name, service]) => ({
    ...{ name, image: '', environment: {}, volumes: [] },
    ...service,
  }));
}

/** A service with an image that is built from this project. */
export interface OwnService extends ComposeService {
  readonly dockerfile: string;
  readonly args: Texts;
}

/** The services whose images are built from this project, each image once. */
export const readOwnServices = (variables: Texts = {}): readonly OwnService[] =>
  readServices(variables).flatMap((service) =>
    service.build ? [{ ...service, dockerfile: service.build.dockerfile, args: service.build.args ?? {} }] : [],
  );
