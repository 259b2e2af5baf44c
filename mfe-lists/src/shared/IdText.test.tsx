import { renderWithPage } from '@tessera/shared-contracts/testing';
import { IdText } from './IdText';

test.each(['0x8f21c4', '66f2c1a09be4d1', '66f2c1a09be4d1230a9be4a7'])('%s is rendered whole and once', (id) => {
  const { container } = renderWithPage(<IdText id={id} copyLabel="Copy" />);
  expect(container.textContent).toBe(id);
});

test.each([
  ['66f2c1a09be4d1', []],
  ['66f2c1a09be4d1230a9be4a7', ['66f2c1', 'a09be4d1230a', '9be4a7']],
])('%s is split into the parts %j', (id, parts) => {
  const { container } = renderWithPage(<IdText id={id} copyLabel="Copy" />);
  expect([...container.querySelectorAll('span span span')].map(({ textContent }) => textContent)).toEqual(parts);
});
