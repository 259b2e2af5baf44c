import type { DialogRequest, WalletView } from '@tessera/shared-contracts/events';
import { hasExtension, type ProviderExtension } from '@tessera/shared-contracts/extensions';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newestLocation } from '../routes/newestLocation';
import { paths } from '../routes/paths';
import {
  type Address,
  type AuthTab,
  dialogOf,
  dialogOfPath,
  type OpenDialog,
  withDialog,
  withoutDialog,
  withParameter,
} from './dialogAddress';
import { announceMove } from './heldEntry';
import { type NavigationState, readNavigationState } from './navigationState';

/** Opens and closes dialogs. The address bar is their only state. */
export interface Dialogs {
  readonly asked: OpenDialog | undefined;
  readonly open: (request: DialogRequest) => void;
  readonly close: () => void;
  readonly showTab: (tab: AuthTab) => void;
  readonly showView: (view: WalletView) => void;
}

const href = ({ pathname, search }: Address) => pathname + search;
const addressOf = (text: string): Address => {
  const { pathname, search } = new URL(text, window.location.origin);
  return { pathname, search };
};

/** Dialogs that only some providers can fill. */
const needs: { readonly [Dialog in OpenDialog['dialog']]?: ProviderExtension } = {
  bet: 'bets',
  transaction: 'withdrawals',
};

function isOffered({ dialog }: Pick<OpenDialog, 'dialog'>): boolean {
  const extension = needs[dialog];
  return extension === undefined || hasExtension(extension);
}

/** Views of the wallet that replace its tabs and lead back to them. */
const isSubView = (view: WalletView): boolean => ['deposit', 'withdraw', 'vault', 'addresses'].includes(view);

/** The address after the dialog has closed. */
function closedAddress(address: Address, { underneath }: NavigationState): Address {
  const rest = withoutDialog(address);
  const isOfPath =
    new URLSearchParams(address.search).get('modal') === null && dialogOfPath(address.pathname) !== undefined;
  if (!isOfPath) return rest;
  return underneath ?? { pathname: paths.home, search: rest.search };
}

/** Opens and closes dialogs through the address bar, so that reload, back and shared links all work. */
export function useDialogs(): Dialogs {
  const location = useLocation();
  const navigate = useNavigate();
  /** Key of the entry that a pending Back leaves. Going back is asynchronous; closing twice must not go back twice. */
  const leftBackwards = useRef<string>(undefined);
  const isGoingBack = useCallback(() => leftBackwards.current === newestLocation().key, []);
  const goBack = useCallback(
    (steps: number) => {
      leftBackwards.current = newestLocation().key;
      announceMove();
      navigate(-steps);
    },
    [navigate],
  );
  /** The dialog closes in two steps: back to the entry that it was opened with, which is then replaced. */
  const isClosing = useRef(false);

  const open = useCallback(
    (request: DialogRequest) => {
      if (!isOffered(request)) return;
      const current = newestLocation();
      const kept = readNavigationState(current.state);
      const target = withDialog(current, request);
      if (target.search === current.search) return;
      navigate(
        { ...target, hash: current.hash },
        { state: { ...kept, openedFrom: href(current), viewsBelow: undefined } },
      );
    },
    [navigate],
  );

  const close = useCallback(() => {
    const current = newestLocation();
    const kept = readNavigationState(current.state);
    if (isGoingBack() || dialogOf(current) === undefined) return;
    const target = closedAddress(current, kept);
    const below = kept.viewsBelow ?? 0;
    if (kept.openedFrom !== undefined && href(withoutDialog(addressOf(kept.openedFrom))) === href(target)) {
      goBack(1 + below);
      return;
    }
    if (below > 0) {
      isClosing.current = true;
      goBack(below);
      return;
    }
    navigate({ ...target, hash: current.hash }, { replace: true });
  }, [navigate, isGoingBack, goBack]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: going back ends with a change of the entry
  useEffect(() => {
    if (isGoingBack()) return;
    leftBackwards.current = undefined;
    if (!isClosing.current) return;
    isClosing.current = false;
    close();
  }, [location, close, isGoingBack]);

  const showTab = useCallback(
    (tab: AuthTab) => {
      const current = newestLocation();
      const kept = readNavigationState(current.state);
      navigate({ ...withParameter(current, 'tab', tab), hash: current.hash }, { replace: true, state: kept });
    },
    [navigate],
  );
  // The wallet's tabs replace each other. A view that has a way back gets a history entry, so that Back goes the same way.
  const showView = useCallback(
    (view: WalletView) => {
      const current = newestLocation();
      const kept = readNavigationState(current.state);
      if (isGoingBack()) return;
      const below = kept.viewsBelow ?? 0;
      const shown = dialogOf(current);
      const isSub = shown?.dialog === 'wallet' && isSubView(shown.view);
      if (isSub && !isSubView(view) && below > 0) {
        goBack(1);
        return;
      }
      const isDeeper = isSubView(view) && !isSub;
      navigate(
        { ...withParameter(current, 'view', view), hash: current.hash },
        { replace: !isDeeper, state: { ...kept, ...(isDeeper && { viewsBelow: below + 1 }) } },
      );
    },
    [navigate, isGoingBack, goBack],
  );

  const asked = dialogOf(location);
  return { asked: asked && isOffered(asked) ? asked : undefined, open, close, showTab, showView };
}
