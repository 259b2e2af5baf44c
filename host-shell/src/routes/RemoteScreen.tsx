import { PageSlot } from '@tessera/platform/host';
import type { RemoteName } from '@tessera/shared-contracts/remotes';
import type { RemotePage } from './pages';
import type { ScreenProps } from './screen';

/** A page that one module of a remote renders. */
export function RemoteScreen({ page, title, params }: ScreenProps & { readonly page: RemotePage }) {
  const [remote, module] = page.module;
  return (
    <PageSlot
      // `remotePage` or the remote's own `expose` check the parameters against the props of the module.
      remote={remote as RemoteName}
      module={module as never}
      props={params as never}
      instance={page.keyedBy && params[page.keyedBy]?.toLowerCase()}
      label={title}
    />
  );
}
