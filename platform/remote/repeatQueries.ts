import type { Middleware } from '@reduxjs/toolkit';
import type { Client } from './client';
import { type RepeatedRead, repeatRead } from './repeatRead';

/** The used part of a query's request. */
interface QueryArg {
  readonly queryCacheKey: string;
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly subscribe?: boolean;
  /** Which page of an infinite query was requested. */
  readonly direction?: 'forward' | 'backward';
}

interface FailedQuery {
  /** Of its latest request. */
  arg: QueryArg;
  readonly read: RepeatedRead;
}

/** The used part of a query's action. */
interface QueryAction {
  readonly type: string;
  readonly payload?: unknown;
  /** `condition`: nothing was sent, since the cached answer was used or a request is running. */
  readonly meta: { readonly arg: QueryArg; readonly condition?: boolean };
}

/**
 * Repeats failed queries of a client for as long as a component shows them ({@link repeatRead}), also when another component
 * that shows them mounts. Precedes the client's own middleware, which keeps some of these actions to itself.
 */
export function repeatQueries<Name extends string, Tag extends string>(client: Client<Name, Tag>): Middleware {
  const prefix = `${client.reducerPath}/executeQuery/`;
  const endpoints = client.endpoints as Readonly<
    Record<string, { readonly initiate: (args: unknown, options: object) => never }>
  >;
  return ({ dispatch }) => {
    const failed = new Map<string, FailedQuery>();

    function isShown({ queryCacheKey }: QueryArg): boolean {
      const state = dispatch(client.util.getMiddlewareState() as never) as ReturnType<
        ReturnType<typeof client.util.getMiddlewareState>
      >;
      return (state?.getSubscriptionCount(queryCacheKey) ?? 0) > 0;
    }

    function send({ endpointName, originalArgs, direction }: QueryArg): void {
      const options = { subscribe: false, forceRefetch: true, ...(direction && { direction }) };
      dispatch(endpoints[endpointName]?.initiate(originalArgs, options) as never);
    }

    function create(arg: QueryArg) {
      const sendAgain = () => send(query.arg);
      const query: FailedQuery = { arg, read: repeatRead(sendAgain, () => isShown(arg)) };
      failed.set(arg.queryCacheKey, query);
      return query;
    }

    function follow({ type, payload, meta: { arg, condition } }: QueryAction): void {
      const query = failed.get(arg.queryCacheKey);
      if (condition) {
        if (arg.subscribe) query?.read.again();
      } else if (type === `${prefix}rejected`) {
        const { read } = Object.assign(query ?? create(arg), { arg });
        read.settle(payload);
      } else if (type === `${prefix}fulfilled`) {
        query?.read.stop();
        failed.delete(arg.queryCacheKey);
      }
    }

    return (next) => (action) => {
      const result = next(action);
      if ((action as QueryAction).type.startsWith(prefix)) follow(action as QueryAction);
      return result;
    };
  };
}
