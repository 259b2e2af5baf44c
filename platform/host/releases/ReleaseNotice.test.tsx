import { renderWithPage } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { registryElementId } from '../../protocol';
import { ReleaseNotice } from './ReleaseNotice';

const recomposed = `<script type="application/json" id="${registryElementId}">{"remotes":{"lists":1}}</script>`;

test('a check that failed is made again with the next navigation', async () => {
  document.head.innerHTML = `<script type="application/json" id="${registryElementId}">{"remotes":{}}</script>`;
  jest.spyOn(performance, 'now').mockReturnValue(40_000);
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => new Response(recomposed)];
  window.fetch = jest.fn(() => answers.shift()?.() ?? Promise.reject(new Error('A third request was made.')));
  const { user } = renderWithPage(
    <>
      <Link to="/games">Games</Link>
      <Link to="/promotions">Promotions</Link>
      <ReleaseNotice />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Games' }));
  expect(window.fetch).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/^A new version of/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Promotions' }));
  expect(await screen.findByText(/^A new version of/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Games' }));
  expect(window.fetch).toHaveBeenCalledTimes(2);
});
