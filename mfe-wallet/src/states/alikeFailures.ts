import { type Call, dropped, failed, garbled, type StateOf, serverMessage } from '@tessera/workbench/state';

/** States of a call that fails, which show the same for each reason. */
export function alikeFailures(state: StateOf, prefix: string, what: string, call: Call, shows: readonly string[]) {
  const sameAs = `${prefix}failed`;
  return [
    state(sameAs, `${what} when the provider fails`, shows, [failed(call, serverMessage)]),
    state(`${prefix}offline`, `${what} when the connection is lost`, shows, { sameAs, faults: [dropped(call)] }),
    state(`${prefix}malformed`, `${what} when a proxy answers in place of the provider`, shows, {
      sameAs,
      faults: [garbled(call)],
    }),
  ];
}
