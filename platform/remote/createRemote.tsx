import { setupListeners } from '@reduxjs/toolkit/query/react';
import {
  isPublicModule,
  type ModuleName,
  type ModuleProps,
  type NoPages,
  type RemotePages,
} from '@tessera/shared-contracts/pages';
import { type Kept, perPlayer, readSession, usePerPlayer } from '@tessera/shared-contracts/session';
import type { FunctionComponent, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Client, createClient } from './client';
import { createStore, type RemoteSlice, type RemoteStore } from './createStore';
import { BeforeRemoval, useKeptFocus } from './keptFocus';

/** Arguments of {@link RemoteOptions.follow}. */
export interface Following<Name extends string, Tag extends string, Slice extends RemoteSlice> {
  readonly store: RemoteStore<Name, Tag, Slice>;
  readonly api: Client<Name, Tag>;
  /** Owner of the store; `undefined` for a visitor. */
  readonly userId: string | undefined;
}

/** Options of {@link createRemote}. */
export interface RemoteOptions<
  Name extends string,
  Tag extends string,
  Slice extends RemoteSlice,
  Pages extends RemotePages,
> {
  /** The remote's own pages (`src/pages.ts`). */
  readonly pages?: Pages;
  /** Kinds of answers that the remote invalidates. */
  readonly tagTypes?: readonly Tag[];
  /** State that the server does not own. */
  readonly slices?: readonly Slice[];
  /**
   * Subscribes the store of a player to the page, from before its first use until another player replaces them.
   *
   * @returns the undo of each subscription
   */
  readonly follow?: (following: Following<Name, Tag, Slice>) => readonly (() => void)[];
}

/** Arguments of what a remote's `prepare` begins. */
export interface Preparing<Name extends string, Tag extends string, Slice extends RemoteSlice, Props> {
  /** The store that the module will be rendered with. */
  readonly store: RemoteStore<Name, Tag, Slice>;
  /** The signed-in player; `undefined` for a visitor. */
  readonly userId: string | undefined;
  readonly props: Props;
}

interface RootProps {
  readonly children: ReactNode;
}

/**
 * Creates a remote: its client, its stores, and the root of its exposed modules. A remote calls it once, in
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
export function createRemote<
  Name extends string,
  Tag extends string = never,
  Slice extends RemoteSlice = never,
  Pages extends RemotePages = NoPages,
>(name: Name, { pages, tagTypes = [], slices = [], follow = () => [] }: RemoteOptions<Name, Tag, Slice, Pages> = {}) {
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

  // There is no error boundary: the host's slot catches errors, can retry, and can show the previous release.
  function Root({ children }: RootProps) {
    const { key, value } = usePerPlayer(storeOf);
    const handleRemoval = useKeptFocus(key);
    return (
      <Provider key={key} store={value}>
        <BeforeRemoval onRemoval={handleRemoval} />
        {children}
      </Provider>
    );
  }

  let publicStore: RemoteStore<Name, Tag, Slice> | undefined;
  const publicStoreOf = () => {
    publicStore ??= createStore(api, slices);
    return publicStore;
  };
  function PublicRoot({ children }: RootProps) {
    return <Provider store={publicStoreOf()}>{children}</Provider>;
  }

  /** {@link createRemote} */
  return {
    /** The provider client. Each feature injects its endpoints in its `<feature>.api.ts`. */
    api,
    /** The store of each player, created when the remote's first module is shown to them. */
    storeOf,
    /** Creates a separate store of a player, for tests. */
    createStore: createPlayerStore,
    /** Provides the store of the signed-in player. Everything below is recreated for another player. */
    Root,
    /**
     * Wraps a component for export by a file of `src/expose`: it gets the player's own store, and is recreated for
     * another player. A public one ({@link isPublicModule}) gets a store that belongs to no player, and is not recreated.
     *
     * @param Component accepts at least the props that the host passes by contract; its own props are what the release
     *   publishes, so their type has to be exported
     */
    expose<Module extends ModuleName<Name, Pages>, Props extends object>(
      module: Module,
      Component: FunctionComponent<Props> & ((props: ModuleProps<Name, Pages, Module>) => ReactNode),
    ): FunctionComponent<Props> {
      const ModuleRoot = isPublicModule(name, module, pages) ? PublicRoot : Root;
      const Part: FunctionComponent<Props> = Component;
      return function Exposed(props) {
        return (
          <ModuleRoot>
            <Part {...props} />
          </ModuleRoot>
        );
      };
    },
    /**
     * Wraps a function for export as `prepare` by a file of `src/expose` ({@link ExposedModule.prepare}): it gets the store
     * that the module will be rendered with.
     */
    prepare<Module extends ModuleName<Name, Pages>>(
      module: Module,
      begin: (preparing: Preparing<Name, Tag, Slice, ModuleProps<Name, Pages, Module>>) => void,
    ): (props: ModuleProps<Name, Pages, Module>) => void {
      return (props) => {
        const userId = readSession()?.user.id;
        begin({ store: isPublicModule(name, module, pages) ? publicStoreOf() : storeOf(userId), userId, props });
      };
    },
  };
}
