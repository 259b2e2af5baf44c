import { render } from '@testing-library/react';
import { TransactionAmount } from './TransactionAmount';

test.each([
  ['deposit', 'finished', '+75.00000000'],
  ['deposit', 'failed', '75.00000000'],
  ['withdraw', 'waiting', '−75.00000000'],
  ['withdraw', 'refunded', '75.00000000'],
])('the amount of a %s that is %s reads %s', (type, status, text) => {
  const { container } = render(<TransactionAmount of={{ type, status, amount: '75' }} />);
  expect(container).toHaveTextContent(new RegExp(`^${text.replace('+', '\\+')}$`));
});
