import { type PageOptions, renderWithPage } from '@tessera/shared-contracts/testing';
import { AppLayout } from '../layout';
import { Toasts } from '../toasts';

/** The whole site but its remotes, which tests replace: `jest.mock('../loader', () => mockLoader)`. */
export function renderSite(options: PageOptions = {}) {
  window.scrollTo = () => undefined;
  return renderWithPage(
    <>
      <AppLayout />
      <Toasts />
    </>,
    options,
  );
}
