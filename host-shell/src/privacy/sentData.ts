import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls, hasExtension } from '@tessera/shared-contracts/extensions';
import { sentWords } from './privacy.messages';
import type { FieldName } from './sentFields';

/** What players know the parts of the API as. */
export type Area = 'account' | 'games' | 'wallet';

const areaOf = (path: string): Area => {
  if (path.startsWith('/auth-service/')) return 'account';
  return path.startsWith('/wallet-service/api/games') ? 'games' : 'wallet';
};

const fieldsOf = (body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null && 'entries' in body ? Object.keys(body.entries as object) : [];

const wordsOf = (fields: readonly string[]) => fields.flatMap((field) => sentWords[field as FieldName] ?? [field]);

/** What the calls of this site's provider send, by area, in words without repeats. */
export function sentGroups(): readonly { readonly area: Area; readonly words: readonly string[] }[] {
  const all = [
    ...Object.values(calls),
    ...Object.values(extensionCalls).filter(({ extension }) => hasExtension(extension)),
  ];
  return (['account', 'wallet', 'games'] as const).map((area) => {
    const own = all.filter(({ path }) => areaOf(path) === area);
    const parameters = own.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    return { area, words: [...new Set(wordsOf([...parameters, ...own.flatMap(({ body }) => fieldsOf(body))]))] };
  });
}
