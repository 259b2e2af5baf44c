import type { RemotePages } from '@tessera/shared-contracts/pages';
import {
  array,
  boolean,
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

const declaredPageSchema = object({
  path: pagePath,
  title: text,
  description: text,
  module: moduleNameSchema,
  owner: picklist(['player', 'public']),
  calls: optional(array(string()), []),
  isUnlisted: optional(boolean(), false),
});
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
  pages: array(object({ path: string(), title: string(), module: moduleNameSchema })),
  redirects: optional(record(string(), string()), {}),
});
/** See {@link routedPagesSchema}. */
export type RoutedPages = InferOutput<typeof routedPagesSchema>;
