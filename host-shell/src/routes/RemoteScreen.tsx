import type { ComponentType } from 'react';
import { ListPageSkeleton, LobbySkeleton, PageSlot, PlayerSkeleton, SettingsSkeleton } from '../slots';
import { nameOfModule } from '../slots/exposedModuleRef';
import type { RemotePage } from './pages';
import type { ScreenProps } from './screen';

const TransactionsSkeleton = ({ title }: { readonly title: string }) => <ListPageSkeleton title={title} hasSubtitle />;

/** What stands in place of a module until it arrives; a page of rows where nothing else is said. */
const skeletons: ReadonlyMap<string, ComponentType<{ readonly title: string }>> = new Map([
  ['account/SettingsPage', SettingsSkeleton],
  ['games/GamePlayer', PlayerSkeleton],
  ['games/Lobby', LobbySkeleton],
  ['lists/TransactionsPage', TransactionsSkeleton],
]);

/** A page that one module of a remote draws. */
export function RemoteScreen({ page, title, params }: ScreenProps & { readonly page: RemotePage }) {
  const [remote, module] = page.module;
  const Skeleton = skeletons.get(nameOfModule(page.module)) ?? ListPageSkeleton;
  return (
    <PageSlot
      key={page.keyedBy && params[page.keyedBy]?.toLowerCase()}
      remote={remote}
      // `remotePage` holds the parameters to the props of the module.
      module={module as never}
      props={params as never}
      label={title}
      skeleton={<Skeleton title={title} />}
    />
  );
}
