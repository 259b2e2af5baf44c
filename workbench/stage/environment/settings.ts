import { providerExtensions } from '@tessera/shared-contracts/extensions';
import { sandboxData } from '@tessera/shared-contracts/testing/sandbox-names';
import {
  array,
  check,
  type GenericSchema,
  type InferOutput,
  isoTimestamp,
  literal,
  maxValue,
  minValue,
  number,
  object,
  parseJson,
  partial,
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

/** Faults in the sandbox's words, or the name of a preset. */
const faultsSchema = union([picklist(faultPresetNames), array(faultSchema)]);

/** What a setting is, once read. */
const schemas = {
  session: picklist(sessions),
  props: pipe(
    unknown(),
    check((value) => !Array.isArray(value), 'Not an object'),
    record(string(), unknown()),
  ),
  faults: faultsSchema,
  data: picklist(sandboxData),
  /** Extensions that the provider lacks. */
  without: array(picklist(providerExtensions)),
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
  viewport: object({ width: size, height: size }),
  /** Steps after those of the state, as a bug report's link has them. */
  steps: array(stepSchema),
  /** Port of the tab's own sandbox; only in addresses of the stage. */
  sandbox: pipe(number(), minValue(1), maxValue(65_535)),
};

const settingsSchema = partial(object(schemas));
/** Everything that an address can say about a state; what is absent is as the state says. */
export type Settings = Partial<InferOutput<typeof settingsSchema>>;
type Name = keyof typeof schemas;

const json = (schema: GenericSchema) => pipe(string(), parseJson(), schema);
const list = pipe(
  string(),
  transform((text) => (text === '' ? [] : text.split(','))),
);

/** How a setting is written, where it is not a plain text. */
const written: Partial<Record<Name, GenericSchema>> = {
  props: json(schemas.props),
  faults: union([picklist(faultPresetNames), json(array(faultSchema))]),
  steps: json(array(stepSchema)),
  without: pipe(list, schemas.without),
  viewport: pipe(
    string(),
    regex(/^\d+x\d+$/),
    transform((text) => {
      const [width = 0, height = 0] = text.split('x').map(Number);
      return { width, height };
    }),
    schemas.viewport,
  ),
  sandbox: pipe(string(), regex(/^\d+$/), toNumber(), schemas.sandbox),
};

/** The text of a setting. */
const textOf = (name: Name, value: NonNullable<Settings[Name]>): string => {
  if (name === 'without') return String(value);
  if (typeof value !== 'object') return String(value);
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
    const schema = Object.hasOwn(schemas, name) ? (written[name as Name] ?? schemas[name as Name]) : undefined;
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
