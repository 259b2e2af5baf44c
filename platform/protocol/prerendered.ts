import { type InferOutput, object, optional, record, string } from 'valibot';
import { moduleNameSchema } from './moduleName';
import { attributes } from './page';

/** What pages show in place of a module until it loads. */
export const prerenderedModuleSchema = object({
  /** Styles of the markup; they apply only inside the placeholders of the remote's modules. */
  css: string(),
  /** Markup for visitors. */
  visitor: string(),
  /** Markup for players; absent where it is the same. */
  player: optional(string()),
});
/** See {@link prerenderedModuleSchema}. */
export type PrerenderedModule = InferOutput<typeof prerenderedModuleSchema>;

/** Prerendered markup of a release by module name, in a separate file. */
export const prerenderedSchema = record(moduleNameSchema, prerenderedModuleSchema);
/** See {@link prerenderedSchema}. */
export type Prerendered = InferOutput<typeof prerenderedSchema>;

/** Selector of the placeholders of a remote's modules. */
export const placesOf = (remote: string): string => `[${attributes.module}^="${remote}/"]`;
