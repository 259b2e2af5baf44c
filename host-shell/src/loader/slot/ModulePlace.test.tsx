import { writeSession } from '@tessera/shared-contracts/session';
import { aSession } from '@tessera/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { ModulePlace } from './ModulePlace';

const carry = (module: string, session: string, markup: string) =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<template data-prerendered="${module}" data-session="${session}">${markup}</template>`,
  );

const placeOf = (module: string, title?: string) =>
  render(<ModulePlace module={module} {...(title !== undefined && { title })} height="72px" />).container
    .firstElementChild;

beforeEach(() => {
  carry('games/Lobby', 'visitor', '<h1>{title}</h1><p>for visitors</p>');
  carry('games/Lobby', 'player', '<p>for players</p>');
  carry('lists/BetsPage', 'visitor', '<p>for everybody</p>');
});
afterEach(() => document.body.replaceChildren());

test('shows the prerendered markup in the page, with the title of the page', () => {
  placeOf('games/Lobby', 'Dice & {title} $&');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dice & {title} $&');
  expect(screen.getByText('for visitors')).toBeVisible();
});

test('shows players their variant, and the common one where there is none', () => {
  writeSession(aSession());
  placeOf('games/Lobby');
  placeOf('lists/BetsPage');
  expect(screen.getByText('for players')).toBeVisible();
  expect(screen.getByText('for everybody')).toBeVisible();
});

test('is an empty block of the reserved height where the page has no markup', () => {
  const place = placeOf('lists/LiveBets');
  expect(place).toBeEmptyDOMElement();
  expect(place).toHaveStyle({ height: '72px' });
});

test('keeps its content when it is rendered again, and can be shown twice', () => {
  const { rerender } = render(<ModulePlace module="lists/BetsPage" height="1px" />);
  rerender(<ModulePlace module="lists/BetsPage" height="1px" />);
  render(<ModulePlace module="lists/BetsPage" height="1px" />);
  expect(screen.getAllByText('for everybody')).toHaveLength(2);
});
