import { type PageOptions, renderWithPage } from '@tessera/shared-contracts/testing';
import { AppLayout } from '../layout';
import { Toasts } from '../toasts';

/** The whole site but its remotes, which tests stand in for: `jest.mock('../federation', () => mockFederation)`. */
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
