import { combineSlices, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { Client } from './client';
import { repeatQueries } from './repeatQueries';

/** Builds replace it by their mode. Declared here, since remotes publish their types without Node's. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A slice of state, made by `createSlice`. */
export interface RemoteSlice {
  readonly reducerPath: string;
  readonly reducer: (state: never, action: never) => unknown;
}

type SliceStates<Slice extends RemoteSlice> = {
  [One in Slice as One['reducerPath']]: ReturnType<One['reducer']>;
};

/** Creates a store with the cache of a client and the state of slices. */
export function createStore<Name extends string, Tag extends string, Slice extends RemoteSlice>(
  client: Client<Name, Tag>,
  slices: readonly Slice[],
) {
  type State = Record<`${Name}Api`, ReturnType<Client<Name, Tag>['reducer']>> & SliceStates<Slice>;
  return configureStore({
    // `combineSlices` cannot infer the type of a list of unknown length.
    reducer: combineSlices(client as never, ...(slices as never[])) as unknown as Reducer<State>,
    // In what ships, the state of players is not for every extension of their browser.
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (withDefaults) => withDefaults().concat(repeatQueries(client), client.middleware as Middleware),
  });
}

/** The store of a remote. */
export type RemoteStore<Name extends string, Tag extends string, Slice extends RemoteSlice> = ReturnType<
  typeof createStore<Name, Tag, Slice>
>;
