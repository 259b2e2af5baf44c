import { render } from '@testing-library/react';
import styled from 'styled-components';
import { addRulesAtOnce } from './addRulesAtOnce';

const Card = styled.div`
  color: red;
`;

test('the rules of styled components apply when the first render is complete, other styles at once', async () => {
  const apply = addRulesAtOnce();
  const other = document.createElement('style');
  document.head.append(other);
  render(<Card />);
  const styles = document.head.querySelector<HTMLStyleElement>('style[data-styled]');
  await Promise.resolve();
  expect(styles?.disabled).toBe(true);
  expect(other.disabled).not.toBe(true);
  apply();
  expect(styles?.disabled).toBe(false);
});
