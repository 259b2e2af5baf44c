import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ChipGroup, TabPanel, Tabs } from '..';

type View = 'overview' | 'buy' | 'settings';
const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'buy', label: 'Buy Crypto', note: 'Not yet' },
  { id: 'settings', label: 'Settings' },
] as const;

function Wallet({ initial, onSelect }: { readonly initial: View; readonly onSelect: (view: View) => void }) {
  const [view, setView] = useState(initial);
  const handleSelect = (next: View) => {
    onSelect(next);
    setView(next);
  };
  return (
    <>
      <Tabs label="Wallet" idBase="wallet" tabs={tabs} selected={view} onSelect={handleSelect} />
      <TabPanel idBase="wallet" id={view}>
        Content of {view}
      </TabPanel>
    </>
  );
}

function setUp(initial: View) {
  const onSelect = jest.fn();
  render(<Wallet initial={initial} onSelect={onSelect} />);
  return { onSelect, user: userEvent.setup() };
}

test('a note describes its tab, and is in no name', () => {
  setUp('overview');
  expect(screen.getByRole('tab', { name: 'Buy Crypto' })).toHaveAccessibleDescription('Not yet');
  expect(screen.getByText('Not yet')).toBeVisible();
});

test('tabs and panel reference each other', () => {
  setUp('buy');
  const tab = screen.getByRole('tab', { name: 'Buy Crypto', selected: true });
  const panel = screen.getByRole('tabpanel', { name: 'Buy Crypto' });
  expect(screen.getByRole('tablist', { name: 'Wallet' })).toContainElement(tab);
  expect(tab).toHaveAttribute('aria-controls', panel.id);
  expect(panel).toHaveTextContent('Content of buy');
});

test('are one tab stop, at the selected tab', async () => {
  const { user } = setUp('buy');
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Buy Crypto' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test.each([
  ['overview', '{ArrowRight}', 'buy'],
  ['settings', '{ArrowRight}', 'overview'],
  ['overview', '{ArrowLeft}', 'settings'],
  ['overview', '{End}', 'settings'],
  ['settings', '{Home}', 'overview'],
] as const)('from %s, %s leads to %s', async (from, keys, to) => {
  const { user, onSelect } = setUp(from);
  await user.tab();
  await user.keyboard(keys);
  expect(onSelect).toHaveBeenCalledWith(to);
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
});

test('other keys do nothing', async () => {
  const { user, onSelect } = setUp('overview');
  await user.tab();
  await user.keyboard('{ArrowDown}x');
  expect(onSelect).not.toHaveBeenCalled();
});

test('can be reached by keyboard when nothing is selected', async () => {
  render(<Tabs label="L" tabs={tabs} selected={'unknown' as View} onSelect={() => undefined} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
});

test('a chip announces whether it is active', async () => {
  const onSelect = jest.fn();
  const chips = [
    { id: 'all', label: 'all' },
    { id: 'deposit', label: 'deposit' },
  ] as const;
  render(<ChipGroup label="Type" chips={chips} selected="all" onSelect={onSelect} />);
  expect(screen.getByRole('group', { name: 'Type' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'all', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'deposit', pressed: false }));
  expect(onSelect).toHaveBeenCalledWith('deposit');
});
