import { render } from '@testing-library/react';
import { AddressText, CryptoAmount } from '..';

test.each([
  [<CryptoAmount key="a" amount="0.025" currency="btc" />, '0.02500000 BTC'],
  [<CryptoAmount key="b" amount="0" />, '0.00000000'],
  [<CryptoAmount key="c" amount="1.999999999" places={4} />, '1.9999'],
  [<CryptoAmount key="d" amount="14.2" sign="auto" currency="SOL" />, '+14.20000000 SOL'],
  [<CryptoAmount key="e" amount="-1" sign="auto" />, '−1.00000000'],
  [<CryptoAmount key="f" amount="0" sign="auto" />, '0.00000000'],
  [<AddressText key="l" address="tb1qrp33g0q5c5txsp9arysrx0sl5k7" isShort />, 'tb1qrp…0sl5k7'],
  [<AddressText key="m" address="tb1qrp33g0q5c5txsp9arysrx0sl5k7" />, 'tb1qrp33g0q5c5txsp9arysrx0sl5k7'],
  [<AddressText key="n" address="short" isShort />, 'short'],
  [<AddressText key="o" address="tb1qrp33g0q5c5txsp9arysrx0sl5k7" isGrouped />, 'tb1qrp33g0q5c5txsp9arysrx0sl5k7'],
  [<AddressText key="p" address="short" isGrouped />, 'short'],
  [<AddressText key="q" address="elevenchars" isGrouped />, 'elevenchars'],
])('%# reads %s', (amount, text) => {
  const { container } = render(amount);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
});

test.each([
  ['0.025', ['00000']],
  ['0', ['0.00000000']],
  ['0.12345678', []],
])('dims the trailing zeros of %s', (amount, dimmed) => {
  const { container } = render(<CryptoAmount amount={amount} />);
  expect([...container.querySelectorAll('span span')].map((part) => part.textContent)).toEqual(dimmed);
});
