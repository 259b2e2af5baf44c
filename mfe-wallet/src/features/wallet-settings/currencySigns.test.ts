import { currencySigns } from './currencySigns';

test.each(Object.entries(currencySigns))('%s has the sign %s in browsers', (code, sign) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  expect(format.formatToParts(0)).toContainEqual({ type: 'currency', value: sign });
});
