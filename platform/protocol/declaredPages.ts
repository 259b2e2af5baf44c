import type { RemotePages } from '@tessera/shared-contracts/pages';
import {
  array,
  boolean,
  check,
  exactOptional,
  type InferOutput,
  literal,
  maxLength,
  nonEmpty,
  notValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  transform,
  union,
} from 'valibot';
import { moduleNameSchema } from './moduleName';

/** Format in which a release declares its pages; one of another format has no pages for the reader. */
export const pagesFormat = 1;

const text = pipe(string(), nonEmpty(), maxLength(200));
const plainPath = pipe(string(), regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, 'a path in small letters, as /prizes'));
const pagePath = pipe(
  string(),
  regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+(?:\/:[a-z]\w*)?$/, 'a path in small letters, as /prizes or /prizes/:prizeId'),
);

/** The gate compares it with the menus that the shell has. */
const menuPlace = exactOptional(pipe(string(), regex(/^[a-z]+$/)));

const declaredPageSchema = pipe(
  object({
    path: pagePath,
    title: text,
    description: text,
    module: moduleNameSchema,
    owner: picklist(['player', 'public']),
    calls: optional(array(string()), []),
    menu: menuPlace,
    isUnlisted: optional(boolean(), false),
  }),
  check(
    ({ path, menu }) => menu === undefined || !path.includes(':'),
    'a page in a menu has a path without a parameter',
  ),
);
/** A page that a release declares ({@link RemotePages}). */
export type DeclaredPage = InferOutput<typeof declaredPageSchema>;

/** Schema of the pages of a release. */
export const declaredPagesSchema = union([
  object({
    format: literal(pagesFormat),
    pages: array(declaredPageSchema),
    redirects: optional(record(plainPath, plainPath), {}),
  }),
  pipe(
    object({ format: pipe(number(), notValue(pagesFormat)) }),
    transform(({ format }) => ({ format, pages: [], redirects: {} })),
  ),
]);
/** The pages of a release. */
export type DeclaredPages = InferOutput<typeof declaredPagesSchema>;

/** The pages of a remote as the router of a page knows them: those of the release that most players run. */
export const routedPagesSchema = object({
  pages: array(object({ path: string(), title: string(), module: moduleNameSchema, menu: menuPlace })),
  redirects: optional(record(string(), string()), {}),
});
/** See {@link routedPagesSchema}. */
export type RoutedPages = InferOutput<typeof routedPagesSchema>;
