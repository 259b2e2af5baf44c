import { is } from 'valibot';
import { Refused, UsageError } from '../outcome';
import { type AppReleases, previewNameSchema, typedPreviewSchema } from './siteRegistry';

/** Names that the registry's parser drops, to protect prototypes. Old histories may contain them. */
const dropped = ['constructor', 'prototype'];

/** The name of a preview for a typed one, which may be that of a branch: `feature/New_Tabs` becomes `feature-new-tabs`. */
export function previewNameOf(typed: string): string {
  const name = typed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!dropped.includes(name) && is(previewNameSchema, name) && is(typedPreviewSchema, typed)) return name;
  throw new UsageError(
    `"${typed}" is no name of a preview: up to 80 lowercase letters, digits and hyphens, but not ${dropped.join(' or ')}.`,
  );
}

/** Checks the typed name of a preview, and returns it as it is. */
export function readPreview(typed: string): string {
  previewNameOf(typed);
  return typed;
}

/**
 * Checks that the name of a preview does not stand for another typed one: `feature/tabs` and `feature-tabs` are two branches.
 *
 * @throws Refused
 */
export function requireOwnPreview(app: string, { previews }: AppReleases, typed: string): void {
  const name = previewNameOf(typed);
  const other = previews[name]?.typed ?? typed;
  if (other === typed) return;
  throw new Refused(
    `The preview ${name} of ${app} is that of "${other}", not of "${typed}". Publish under another name, or remove it: npm run release -- prune ${app} --preview ${name}`,
  );
}

/** The address that opens a site with a preview. */
export const previewLink = (origin: string, app: string, name: string): string => `${origin}/?mf=${app}@${name}`;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago something happened, such as `3 hours ago`. */
export function ageOf(at: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(at));
  const [unit, size] = units.find((each) => ms >= each[1]) ?? units[2];
  return inWords.format(-Math.floor(ms / size), unit);
}
