import { PageSlot } from '@tessera/platform/host';
import type { RemotePage } from './pages';
import type { ScreenProps } from './screen';

/** A page that one module of a remote renders. */
export function RemoteScreen({ page, title, params }: ScreenProps & { readonly page: RemotePage }) {
  const [remote, module] = page.module;
  return (
    <PageSlot
      remote={remote}
      // `remotePage` checks the parameters against the props of the module.
      module={module as never}
      props={params as never}
      instance={page.keyedBy && params[page.keyedBy]?.toLowerCase()}
      label={title}
    />
  );
}
