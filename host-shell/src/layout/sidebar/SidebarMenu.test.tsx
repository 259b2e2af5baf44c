import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SidebarMenu } from './SidebarMenu';

const casino = () => screen.getByRole('button', { name: 'Casino' });

function PressAtOnce() {
  useLayoutEffect(() => casino().click(), []);
  return null;
}

test('a press just after the menu appeared opens its submenu', () => {
  render(
    <MemoryRouter>
      <SidebarMenu variant="sidebar" />
      <PressAtOnce />
    </MemoryRouter>,
  );
  expect(casino()).toHaveAttribute('aria-expanded', 'true');
});
