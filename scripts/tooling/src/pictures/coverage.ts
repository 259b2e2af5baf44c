import { isShowable, occursIn, textsOf } from './messageTexts';
import type { StateResult } from './result';

/** What a remote has, by name: files of exposed modules, states, sources. */
export interface RemoteParts {
  readonly modules: readonly string[];
  /** `Module/id` of each. */
  readonly states: readonly string[];
  /** Contents of the messages files, and texts that these take from the contracts. */
  readonly messages: readonly string[];
  /** Calls that its sources name. */
  readonly calls: readonly { readonly id: string; readonly method: string; readonly path: string }[];
}

/** One thing of a remote, and the states of the run that touched it. */
export interface Covered {
  readonly name: string;
  readonly states: readonly string[];
}

/** What the states of a run have touched of a remote, by kind. */
export type Coverage = Readonly<Record<'modules' | 'states' | 'messages' | 'calls', readonly Covered[]>>;

const nameOf = ({ module, id }: StateResult) => `${module}/${id}`;

/** Whether a request such as `GET /users/7` is one of a call with a path such as `/users/{id}`. */
const isOf = ({ method, path }: RemoteParts['calls'][number]) => {
  const pattern = new RegExp(`^${method} ${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
  return (request: string) => pattern.test(request);
};

/** Finds what the states of a run have touched, from their texts and requests. */
export function coverageOf(parts: RemoteParts, results: readonly StateResult[]): Coverage {
  const touching = (isTouched: (result: StateResult) => boolean) => results.filter(isTouched).map(nameOf);
  const messages = [...new Set(parts.messages.flatMap(textsOf))].filter(isShowable);
  return {
    modules: parts.modules.map((name) => ({ name, states: touching(({ module }) => module === name) })),
    states: parts.states.map((name) => ({ name, states: touching((result) => nameOf(result) === name) })),
    messages: messages.map((name) => ({
      name,
      states: touching(({ texts }) => texts.some((line) => occursIn(name, line))),
    })),
    calls: parts.calls.map((call) => ({
      name: `${call.id}: ${call.method} ${call.path}`,
      states: touching(({ calls }) => calls.some(isOf(call))),
    })),
  };
}
