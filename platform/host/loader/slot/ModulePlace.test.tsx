import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { ModulePlace } from './ModulePlace';

test('is an empty block of the reserved height after a navigation', () => {
  const { container } = render(<ModulePlace module="lists/LiveBets" height="72px" />);
  expect(container.firstElementChild).toBeEmptyDOMElement();
  expect(container.firstElementChild).toHaveStyle({ height: '72px' });
});

test('keeps what the page has prerendered, with the name of the page in its heading, and the focus when the module replaces it', async () => {
  let show: (step: 'named' | 'replaced') => void = () => undefined;
  function Slot() {
    const [step, setStep] = useState<'prerendered' | 'named' | 'replaced'>('prerendered');
    show = setStep;
    if (step === 'replaced') return <a href="/game/Dice">Dice, playable</a>;
    return <ModulePlace module="games/Lobby" title={step === 'named' ? 'Poker $&' : 'Casino'} height="72px" />;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Slot />);
  const markup = '<h1>Casino: all</h1><a href="/vip">VIP</a><a href="/game/Dice">Dice</a>';
  container.firstElementChild?.insertAdjacentHTML('beforeend', markup);
  const link = screen.getByRole('link', { name: 'Dice' });
  link.focus();
  render(<Slot />, { container, hydrate: true });
  expect(screen.getByRole('heading')).toHaveTextContent('Casino: all');
  act(() => show('named'));
  expect(screen.getByRole('heading')).toHaveTextContent('Poker $&: all');
  expect(link).toHaveFocus();
  await act(async () => show('replaced'));
  expect(screen.getByRole('link', { name: 'Dice, playable' })).toHaveFocus();
});
