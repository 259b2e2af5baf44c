import { DiagnosticsPage, PageFrame, pages, SiteStyles, Toasts } from '@tessera/host-shell/frame';
import { useDocumentTitle } from '@tessera/shared-contracts/ui';

const { title } = pages.diagnostics;

/** The site's page of diagnostics, with the releases that the stage runs. */
export function Diagnostics() {
  useDocumentTitle(title);
  return (
    <SiteStyles>
      <main className="stage">
        <PageFrame $isAwaited={false}>
          <DiagnosticsPage title={title} params={{}} />
        </PageFrame>
      </main>
      <Toasts />
    </SiteStyles>
  );
}
