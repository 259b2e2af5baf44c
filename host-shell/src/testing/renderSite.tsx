import { type PageOptions, renderWithPage } from '@tessera/shared-contracts/testing';
import { AppLayout } from '../layout';
import { Toasts } from '../toasts';

/** Renders the whole site except its remotes, which tests mock: `jest.mock('../loader', () => mockLoader)`. */
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
