import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { PrerenderedLocation } from './PrerenderedLocation';

afterEach(() => window.history.replaceState(null, '', '/'));

test('a move through the history during the first render is followed', async () => {
  function Page() {
    const isFirst = useRef(true);
    if (isFirst.current) window.history.replaceState(null, '', '/games?sort=name');
    isFirst.current = false;
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  }
  render(
    <BrowserRouter>
      <PrerenderedLocation>
        <Page />
      </PrerenderedLocation>
    </BrowserRouter>,
  );
  expect(await screen.findByText('/games?sort=name')).toBeVisible();
});
