import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { DiagnosticsPage } from '../../../src/diagnostics';
import { PageFrame } from '../../../src/layout/PageFrame';
import { pages } from '../../../src/routes/pages';
import { SiteStyles } from '../../../src/styles/SiteStyles';
import { Toasts } from '../../../src/toasts';

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
