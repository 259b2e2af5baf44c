/** @jest-environment-options {"page": true} */
import { render, screen } from '@testing-library/react';
import { PlayerName } from './PlayerName';

test.each(['marcella', '\u202eallecram', `m${'\u0301'.repeat(39)}`, 'לאה 7 (1)', 'x'.repeat(300)])(
  'the name %j is isolated from the text around it, on one line, and clipped',
  (name) => {
    render(
      <p>
        before <PlayerName>{name}</PlayerName> after
      </p>,
    );
    const shown = screen.getByText(name, { normalizer: (text) => text });
    expect(shown.tagName).toBe('BDI');
    expect(getComputedStyle(shown)).toMatchObject({
      display: 'inline-block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    });
  },
);
