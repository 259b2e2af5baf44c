import { type InferOutput, object, optional, record, string } from 'valibot';

/** What pages show in place of a module until it arrives. */
export const prerenderedModuleSchema = object({
  /** Styles of the markup; they hold in the places of the remote's modules alone. */
  css: string(),
  /** Markup that visitors see. */
  visitor: string(),
  /** Markup that players see; absent where it is the same. */
  player: optional(string()),
});
/** See {@link prerenderedModuleSchema}. */
export type PrerenderedModule = InferOutput<typeof prerenderedModuleSchema>;

/** What a release has prerendered, by the name of the module; it lies in a file of its own. */
export const prerenderedSchema = record(string(), prerenderedModuleSchema);
/** See {@link prerenderedSchema}. */
export type Prerendered = InferOutput<typeof prerenderedSchema>;

/** Selector of the places on a page that a remote's modules are shown in. */
export const placesOf = (remote: string): string => `[data-module^="${remote}/"]`;
