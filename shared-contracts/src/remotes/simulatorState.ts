import {
  array,
  type InferOutput,
  looseObject,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  union,
  unknown,
} from 'valibot';

/**
 * One state of an exposed module for the simulator: data only, so that the simulator page shows the files that the remote
 * ships. Its address is `/{module}/{id}`.
 */
export const simulatorStateSchema = object({
  /** Kebab-case, unique within the module. */
  id: pipe(string(), regex(/^[a-z0-9-]+$/)),
  /** Exposed module, e.g. `WalletDialog`. */
  module: pipe(string(), minLength(1)),
  title: pipe(string(), minLength(1)),
  /** Props of the module; functions are supplied by the simulator. */
  props: optional(record(string(), unknown())),
  session: picklist(['signed-out', 'player', 'expired']),
  /** Query string of the address while the state is shown, e.g. `?search=dice`. */
  search: optional(string()),
  /** Extensions that the state's provider lacks: names of `providerExtensions`. */
  withoutExtensions: optional(array(string())),
  /** What a person does to get there, in order: presses a control, or types into a field, each by its name. */
  steps: optional(
    array(union([object({ press: pipe(string(), minLength(1)) }), object({ fill: string(), text: string() })])),
  ),
  /** Names of wallets that this browser has (EIP-6963). */
  browserWallets: optional(array(string())),
  /** Faults set in the provider sandbox before the module is shown. `{now}` in one is the moment at which it is set, in ISO 8601. */
  faults: optional(
    array(
      looseObject({
        method: string(),
        path: string(),
        status: optional(number()),
        body: optional(unknown()),
        delayMs: optional(number()),
        drop: optional(picklist(['before', 'after'])),
        times: optional(number()),
      }),
    ),
  ),
});
/** See {@link simulatorStateSchema}. */
export type SimulatorState = InferOutput<typeof simulatorStateSchema>;
