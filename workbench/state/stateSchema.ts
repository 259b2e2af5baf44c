import { providerExtensions } from '@tessera/shared-contracts/extensions/schema';
import { sandboxData, sandboxDrops, sandboxPlayers } from '@tessera/shared-contracts/testing/sandbox-names';
import {
  array,
  boolean,
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

const name = pipe(string(), minLength(1));

/** A fault of the provider sandbox (docs/spec/details.md §19 Faults). */
export const faultSchema = looseObject({
  method: string(),
  path: string(),
  status: optional(number()),
  body: optional(unknown()),
  delayMs: optional(number()),
  drop: optional(picklist(sandboxDrops)),
  times: optional(number()),
});

/** See {@link faultSchema}. */
export type Fault = InferOutput<typeof faultSchema>;

/** Who uses the page: a visitor, one of the sandbox's players, or a player whose session has ended. */
export const sessions = ['signed-out', ...sandboxPlayers, 'expired'] as const;

/**
 * One step of a person, or of the world, on the way to a state. Controls are found by role and accessible name; `in` is the
 * name of a dialog, region, form or list to look in. In texts, `{code}` is the newest code mailed to the player,
 * `{authenticator}` the code of the two-factor player's authenticator app, `{password}` the player's password.
 */
export const stepSchema = union([
  /** Presses a button, link, tab, option, checkbox, radio button or menu item. */
  object({ press: name, in: optional(name) }),
  /** Replaces the text of a field. */
  object({ fill: name, text: string(), in: optional(name) }),
  /** Presses a key, e.g. `Escape`, `ArrowDown`, in the focused element. */
  object({ key: name }),
  /** Waits until a text or control of that name is visible. */
  object({ see: name }),
  /** Replaces the faults in force. */
  object({ faults: array(faultSchema) }),
  /** Sends a call to the sandbox's control plane, e.g. `POST /blocks`; `{player}` in the body is the player's id. */
  object({ control: pipe(string(), regex(/^(GET|POST|PUT|DELETE) \//)), body: optional(unknown()) }),
  /** Sends an event of the bus, or `online`, `offline`, `visibilitychange`, or a `message` of the frame in the page, as from this origin. */
  object({ event: name, detail: optional(unknown()) }),
  /** Another tab of this browser logs in as that player, or out. */
  object({ otherTab: picklist(['signed-out', ...sandboxPlayers]) }),
]);
/** See {@link stepSchema}. */
export type Step = InferOutput<typeof stepSchema>;

/** How a remote's origin fails: it has no files, never answers, or its modules throw when they are rendered. */
const workbenchRemoteFaults = ['down', 'slow', 'throws'] as const;

/**
 * One state of an exposed module for the workbench: data only, so that the workbench page shows the files that the remote
 * ships. Its address is `/{module}/{id}`.
 */
export const stateSchema = object({
  /** Kebab-case, unique within the module. */
  id: pipe(string(), regex(/^[a-z0-9-]+$/)),
  /** Exposed module, e.g. `WalletDialog`; `Shell` for a state of the composed site, which has a `path`. */
  module: name,
  /** `Shell` alone: address of the page in the composed site. `{lists}` in it is the address of that remote's files. */
  path: optional(pipe(string(), regex(/^\//))),
  /** Window that the state needs, e.g. `390x844` for a menu of phones. */
  viewport: optional(pipe(string(), regex(/^\d+x\d+$/))),
  /** IANA time zone of the times that the state shows; by default the browser's, which is another one each day. */
  zone: optional(name),
  /** `Shell` alone: remotes whose origin fails. */
  remotes: optional(record(name, picklist(workbenchRemoteFaults))),
  /** `Shell` alone: the site was released again after the page was loaded, a minute ago. */
  isOutdated: optional(boolean()),
  title: name,
  /**
   * What the page shows in this state and not in others: texts, or names of controls; empty where it shows nothing. Sentences of
   * the player's messages are written out.
   */
  shows: optional(array(name)),
  /** What the state's steps, or its loading, have done beside what is shown. Each is checked on every device. */
  does: optional(
    object({
      /** Accessible name of the control or heading that has the focus. */
      focus: optional(name),
      /** A text of each row of the first table or list with rows, in order from the first; later rows are not compared. */
      rows: optional(array(name)),
      /**
       * Calls that the page has sent since its last step but `see` and `faults`, as `POST /wallet-service/api/wallet/withdraw`, each
       * as often as it stands here; `*` is any text.
       */
      calls: optional(array(pipe(string(), regex(/^(GET|POST|PUT|PATCH|DELETE) \//)))),
      /** Texts that live regions and alerts have announced. */
      announced: optional(array(name)),
      /** A text that the page shows after Back, and does not show before. */
      back: optional(name),
      /** Amounts with their tone: shown in the colour of a gain, of a loss, or of neither. */
      money: optional(record(name, picklist(['gain', 'loss', 'neutral']))),
    }),
  ),
  /** Id of another state of the module that shows the same for another reason. */
  sameAs: optional(name),
  /** Props of the module; functions are supplied by the workbench. */
  props: optional(record(string(), unknown())),
  session: picklist(sessions),
  /** Query string of the address while the state is shown, e.g. `?search=dice`. */
  search: optional(string()),
  /** What the provider holds; `seeded` by default. */
  data: optional(picklist(sandboxData)),
  /**
   * Items of both storages when the page is opened, since an app reads an item from one of them; `{player}` in one is the
   * player's id, `{now}` the moment.
   */
  storage: optional(record(string(), string())),
  /** Extensions that the state's provider lacks. */
  withoutExtensions: optional(array(picklist(providerExtensions))),
  /** Whether the site lets players cancel withdrawals (`allowCancel` of its configuration). */
  allowsCancel: optional(boolean()),
  /** How a person gets there, in order. */
  steps: optional(array(stepSchema)),
  /** Names of wallets that this browser has (EIP-6963); each shares the same account. */
  browserWallets: optional(array(string())),
  /** How these wallets answer instead: never, by a refusal of the player, or without an account. */
  walletAnswer: optional(picklist(['waiting', 'refused', 'empty'])),
  /** How this browser answers a request for a passkey: with one, never, by a refusal, that it has one, or not at all. */
  passkeys: optional(picklist(['works', 'waiting', 'refused', 'known', 'unsupported'])),
  /** Whether this browser puts copied texts into the clipboard; as it likes by default. */
  clipboard: optional(picklist(['works', 'refused'])),
  /** Whether this browser refuses to show anything in fullscreen. */
  isFullscreenRefused: optional(boolean()),
  /** Whether this browser stores nothing for the site. */
  isStorageBlocked: optional(boolean()),
  /** How this browser, which can read QR codes, answers a request for the camera. */
  camera: optional(picklist(['waiting', 'running', 'refused', 'missing', 'failed'])),
  /**
   * Scripts that a remote's module fetches once it is shown, of parts that are seldom needed: they are on their way, or cannot be
   * loaded. Not of the composed site.
   */
  parts: optional(picklist(['waiting', 'failed'])),
  /** Faults set in the provider sandbox before the module is shown. `{now}` in one is the moment at which it is set, in ISO 8601. */
  faults: optional(array(faultSchema)),
});
/** See {@link stateSchema}. */
export type State = InferOutput<typeof stateSchema>;

/** The faults of a state: those before the module is shown, and those that its steps set. */
export const allFaults = ({ faults = [], steps = [] }: State): readonly Fault[] => [
  ...faults,
  ...steps.flatMap((step) => ('faults' in step ? step.faults : [])),
];
