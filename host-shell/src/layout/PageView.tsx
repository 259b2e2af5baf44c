import { useDocumentTitle } from '@tessera/shared-contracts/ui';
import { type RouteMatch, titleOfRoute } from '../routes';
import { PageBoundary } from './PageBoundary';
import { BleedFrame, PageFrame } from './PageFrame';

/** Names the page in the browser's tab. A dialog's own path names the dialog. */
function DocumentTitle({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

interface PageViewProps {
  readonly match: RouteMatch;
  readonly tabTitle: string | undefined;
}

/** The page that the address names. */
export function PageView({ match: { route, params }, tabTitle }: PageViewProps) {
  const title = titleOfRoute(route, params);
  const page = (
    <PageBoundary key={route.path}>
      <route.Screen title={title} params={params} />
    </PageBoundary>
  );
  return (
    <>
      <DocumentTitle title={tabTitle ?? title} />
      {route.frame === 'bleed' ? (
        <BleedFrame>{page}</BleedFrame>
      ) : (
        <PageFrame $isAwaited={route.modules !== undefined}>{page}</PageFrame>
      )}
    </>
  );
}
