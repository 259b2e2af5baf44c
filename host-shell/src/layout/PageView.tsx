import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { PageBoundary } from '../boundary';
import { identityOf, isAwaited, PageScreen, type RouteMatch, titleOf } from '../routes';
import { BleedFrame, PageFrame } from './PageFrame';

/** Sets the document title. */
function DocumentTitle({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

interface PageViewProps {
  readonly match: RouteMatch;
  readonly tabTitle: string | undefined;
}

/** The page that the address names. */
export function PageView({ match: { page, params }, tabTitle }: PageViewProps) {
  const title = titleOf(page, params);
  const screen = (
    <PageBoundary key={identityOf(page)}>
      <PageScreen page={page} title={title} params={params} />
    </PageBoundary>
  );
  return (
    <>
      <DocumentTitle title={title} />
      {/* The title of a dialog with a path of its own covers the page's title until the dialog closes. */}
      {tabTitle !== undefined && <DocumentTitle title={tabTitle} />}
      {page.frame === 'bleed' ? (
        <BleedFrame>{screen}</BleedFrame>
      ) : (
        <PageFrame $isAwaited={isAwaited(page)}>{screen}</PageFrame>
      )}
    </>
  );
}
