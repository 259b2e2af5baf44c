import { emit } from '@tessera/shared-contracts/events';
import { aSiteConfig, type PageOptions, stubProvider } from '@tessera/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { player } from '../../testing/playerFixture';
import { renderGames } from '../../testing/renderGames';
import { SessionFacts } from '../play-session/SessionFacts';

const { id: userId } = player.user;
const aRow = (net: string, current: boolean) => ({
  ...{ id: net, current, net, minutes: '5', browser: 'Firefox', system: 'Linux' },
  ...{ createdAt: '2026-03-11T10:00:00Z', lastSeenAt: '2026-03-11T11:00:00Z' },
});
const sessionOf = (net: string) => ({ sessions: [aRow('7', false), aRow(net, true)] });
const rates = { source: 'a bank', date: '2026-03-11', rates: [{ currency: 'CAD', rate: '1.4' }] };

function open(options: PageOptions = {}) {
  const provider = stubProvider({ listSessions: sessionOf('-42.07'), rates });
  const siteConfig = aSiteConfig({ rules: 'ontario', providerExtensions: ['limits', 'sessions', 'rates'] });
  const facts = { seconds: 0, userId, day: undefined, net: new Map<string, string>() };
  renderGames(<SessionFacts {...facts} />, { session: player, siteConfig, ...options });
  return provider;
}
const value = () => screen.getByText('Net result since you logged in').nextElementSibling;

test('in Ontario the net result since the login is shown in Canadian dollars', async () => {
  const provider = open();
  expect(await screen.findByText('−CA$58.90')).toBe(value());
  provider.use({ listSessions: sessionOf('10') });
  act(() => emit('balance-changed', { reason: 'game' }));
  expect(await screen.findByText('+CA$14.00')).toBe(value());
});

test('without a rate the result is not known, and in no other currency', async () => {
  const provider = open();
  expect(await screen.findByText('−CA$58.90')).toBe(value());
  provider.use({ rates: { ...rates, rates: [] } });
  act(() => emit('balance-changed', { reason: 'game' }));
  expect(await screen.findByText('Not known yet')).toBe(value());
});

test('other rules ask for no such figure, and none is read', async () => {
  const siteConfig = aSiteConfig({ rules: 'uk', providerExtensions: ['limits', 'sessions', 'rates'] });
  const provider = open({ siteConfig });
  expect(screen.getByText('Net result')).toBeVisible();
  expect(screen.queryByText('Net result since you logged in')).not.toBeInTheDocument();
  expect(provider.requestsOf('listSessions')).toEqual([]);
});
