import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type ExposedName, type ExposedProps, publicModules, type RemoteName } from '../remotes';
import { type Kept, perPlayer, usePerPlayer } from '../session';
import { type Client, createClient } from './client';
import { createStore, type RemoteSlice, type RemoteStore } from './createStore';

/** What a player's store follows the page with. */
export interface Following<Name extends RemoteName, Tag extends string, Slice extends RemoteSlice> {
  readonly store: RemoteStore<Name, Tag, Slice>;
  readonly api: Client<Name, Tag>;
  /** Whose store it is; `undefined` for a visitor. */
  readonly userId: string | undefined;
}

/** What tells one remote from another. */
export interface RemoteOptions<Name extends RemoteName, Tag extends string, Slice extends RemoteSlice> {
  /** Kinds of answers that the remote invalidates. */
  readonly tagTypes?: readonly Tag[];
  /** State that the server does not own. */
  readonly slices?: readonly Slice[];
  /**
   * Lets the store of a player follow the page, from before its first use until another player takes their place.
   *
   * @returns the undo of each thing that is listened to
   */
  readonly follow?: (following: Following<Name, Tag, Slice>) => readonly (() => void)[];
}

interface RootProps {
  readonly children: ReactNode;
}

/**
 * Describes a remote: its client, its stores, and what its exposed modules stand in. A remote calls it once, in
 * `src/remote.ts`.
 *
 * @example
 * export const remote = createRemote('lists', {
 *   tagTypes: ['Transactions'],
 *   follow: ({ store, api }) => [
 *     on('balance-changed', () => store.dispatch(api.util.invalidateTags(['Transactions']))),
 *   ],
 * });
 */
export function createRemote<Name extends RemoteName, Tag extends string = never, Slice extends RemoteSlice = never>(
  name: Name,
  { tagTypes = [], slices = [], follow = () => [] }: RemoteOptions<Name, Tag, Slice> = {},
) {
  const api = createClient(name, tagTypes);

  function createPlayerStore(userId: string | undefined): Kept<RemoteStore<Name, Tag, Slice>> {
    const value = createStore(api, slices);
    const undos = [setupListeners(value.dispatch), ...follow({ store: value, api, userId })];
    return {
      value,
      stop: () => {
        for (const undo of undos) undo();
      },
    };
  }
  const storeOf = perPlayer(createPlayerStore);

  // Errors are let through: the slot of the host catches them, can try again, and can show the release before.
  function Root({ children }: RootProps) {
    const { key, value } = usePerPlayer(storeOf);
    return (
      <Provider key={key} store={value}>
        {children}
      </Provider>
    );
  }

  let publicStore: RemoteStore<Name, Tag, Slice> | undefined;
  function PublicRoot({ children }: RootProps) {
    publicStore ??= createStore(api, slices);
    return <Provider store={publicStore}>{children}</Provider>;
  }

  const publicNames: readonly string[] = publicModules[name] ?? [];

  /** {@link createRemote} */
  return {
    /** The one way to the provider. Each feature injects its endpoints in its `<feature>.api.ts`. */
    api,
    /** The store of each player, made when the remote's first module is shown to them. */
    storeOf,
    /** Makes a store of a player that is nobody else's, for tests. */
    createStore: createPlayerStore,
    /** What shows something of a player stands in this: their own store. For another player all below is recreated. */
    Root,
    /**
     * Makes a component what a file of `src/expose` exports: it gets the player's own store, and is recreated for another
     * player. Of {@link publicModules} it gets a store that is nobody's, and stays what it is.
     */
    expose<Module extends ExposedName<Name>>(
      module: Module,
      Component: ComponentType<ExposedProps<Name, Module>>,
    ): ComponentType<ExposedProps<Name, Module>> {
      const ModuleRoot = publicNames.includes(module) ? PublicRoot : Root;
      // The compiler cannot tell that the props of any module of any remote are an object.
      const Part = Component as ComponentType<object>;
      return function Exposed(props: object) {
        return (
          <ModuleRoot>
            <Part {...props} />
          </ModuleRoot>
        );
      } as ComponentType<ExposedProps<Name, Module>>;
    },
  };
}
