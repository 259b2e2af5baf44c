import { screen } from '@testing-library/react';
import { renderWithPage } from '../../testing';
import { lazyPart, type PlaceholderProps } from './lazyPart';
import { PartPlaceholder } from './PartPlaceholder';

const Part = ({ name }: { readonly name: string }) => <p>Part of {name}</p>;
const Placeholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label="Loading the part" height={80} onRetry={onRetry} />
);

afterEach(() => jest.restoreAllMocks());

test('shows the placeholder until the code has loaded, and the part at once the next time', async () => {
  const load = jest.fn(async () => Part);
  const LazyPart = lazyPart(load, Placeholder);
  const { unmount } = renderWithPage(<LazyPart name="one" />);
  expect(screen.getByText('Loading the part')).toBeInTheDocument();
  expect(await screen.findByText('Part of one')).toBeVisible();
  unmount();
  renderWithPage(<LazyPart name="two" />);
  expect(screen.getByText('Part of two')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('reports a failed fetch, and retries it on request', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const LazyPart = lazyPart(load, Placeholder);
  const { user } = renderWithPage(<LazyPart name="one" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
  expect(logged).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Part of one')).toBeVisible();
});

test('is shown at once after a preload, and survives a preload that failed', async () => {
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const LazyPart = lazyPart(load, Placeholder);
  await LazyPart.preload();
  await LazyPart.preload();
  renderWithPage(<LazyPart name="one" />);
  expect(screen.getByText('Part of one')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
