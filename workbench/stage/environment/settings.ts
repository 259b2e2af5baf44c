import { providerExtensions } from '@tessera/shared-contracts/extensions';
import { sandboxData } from '@tessera/shared-contracts/testing/sandbox-names';
import {
  array,
  check,
  type InferOutput,
  isoTimestamp,
  literal,
  maxValue,
  minValue,
  number,
  object,
  parseJson,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  toNumber,
  transform,
  union,
  unknown,
} from 'valibot';
import { faultSchema, sessions, stepSchema } from '../../state';
import { faultPresetNames } from './faultPresets';

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};
/** Some offsets that the standard allows are not read by browsers. */
const isMoment = (text: string) => Number.isFinite(Date.parse(text));
/** Whether a language can be read; the browser takes another one in place of one that it has not. */
const isLocale = (name: string) => {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
};
const size = pipe(number(), minValue(1), maxValue(9999));

/** Reads a module's props from JSON. */
export const propsSchema = pipe(
  string(),
  parseJson(),
  check((value) => !Array.isArray(value), 'Not an object'),
  record(string(), unknown()),
);

/** What the text of a setting is read as. */
const schemas = {
  session: picklist(sessions),
  props: propsSchema,
  /** Faults in the sandbox's words, or the name of a preset. */
  faults: union([picklist(faultPresetNames), pipe(string(), parseJson(), array(faultSchema))]),
  data: picklist(sandboxData),
  /** Extensions that the provider lacks. */
  without: pipe(
    string(),
    transform((text) => (text === '' ? [] : text.split(','))),
    array(picklist(providerExtensions)),
  ),
  clock: union([picklist(['frozen', 'real']), pipe(string(), isoTimestamp(), check(isMoment))]),
  zone: pipe(string(), check(isZone, 'Not an IANA time zone')),
  locale: pipe(string(), check(isLocale, 'Not a language tag')),
  motion: literal('reduce'),
  contrast: literal('more'),
  pointer: literal('coarse'),
  colors: literal('forced'),
  /** Size of texts in per cent. */
  text: literal('200'),
  network: literal('offline'),
  viewport: pipe(
    string(),
    regex(/^\d+x\d+$/),
    transform((text) => {
      const [width = 0, height = 0] = text.split('x').map(Number);
      return { width, height };
    }),
    object({ width: size, height: size }),
  ),
  /** Steps after those of the state, as a bug report's link has them. */
  steps: pipe(string(), parseJson(), array(stepSchema)),
  /** Port of the tab's own sandbox; only in addresses of the stage. */
  sandbox: pipe(string(), regex(/^\d+$/), toNumber(), minValue(1), maxValue(65_535)),
};
type Name = keyof typeof schemas;
/** Everything that an address can say about a state; what is absent is as the state says. */
export type Settings = { readonly [One in Name]?: InferOutput<(typeof schemas)[One]> | undefined };

/** The text of a setting. */
const textOf = (name: Name, value: NonNullable<Settings[Name]>): string => {
  if (name === 'without' || typeof value !== 'object') return String(value);
  return name === 'viewport' && 'width' in value ? `${value.width}x${value.height}` : JSON.stringify(value);
};

/** A setting that could not be read: its name and its text. */
export interface SettingProblem {
  readonly name: string;
  readonly text: string;
}

/**
 * Reads settings from a query string; those that are unknown or invalid are reported, and the rest apply.
 *
 * @param others names in the query string that are not settings
 */
export function readSettings(
  query: string,
  others: readonly string[] = [],
): { readonly settings: Settings; readonly problems: readonly SettingProblem[] } {
  const settings = new Map<string, unknown>();
  const problems: SettingProblem[] = [];
  for (const [name, text] of new URLSearchParams(query)) {
    if (others.includes(name)) continue;
    const schema = Object.hasOwn(schemas, name) ? schemas[name as Name] : undefined;
    const result = schema && safeParse(schema, text);
    if (result?.success) settings.set(name, result.output);
    else problems.push({ name, text });
  }
  return { settings: Object.fromEntries(settings) as Settings, problems };
}

/** Writes settings as a query string, in a fixed order and without a question mark. */
export function writeSettings(settings: Settings): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(schemas) as Name[]) {
    const value = settings[name];
    if (value !== undefined) query.set(name, textOf(name, value));
  }
  return query.toString();
}
