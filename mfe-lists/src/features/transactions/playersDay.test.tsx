import { aTransaction, catchDownloads, nearMidnight, stubProvider } from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { open } from '../../testing/transactionsPage';

test.each(nearMidnight)('$iso is on $day for the player: in the list, the filter and the export', async (moment) => {
  const { day, dayText, time } = moment;
  stubProvider({
    transactions: { transactions: nearMidnight.map(({ iso }) => aTransaction({ _id: iso, createdAt: iso })) },
  });
  const files = catchDownloads();
  const { user } = open({ route: `/transactions?since=${day}&until=${day}` });
  expect(await screen.findByRole('button', { name: `${dayText} · ${time}` })).toBeVisible();
  const ofDay = nearMidnight.filter((other) => other.day === day);
  expect(screen.getAllByRole('button', { name: /· \d\d:\d\d$/ })).toHaveLength(ofDay.length);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toContain(`-${day}.csv`);
  expect(await files[0]?.blob.text()).toContain(`"${day} ${time}:00"`);
});
