import type { State } from '@tessera/workbench/state';
import { answers, delays, held, loses, preferencesPath, ratesCall, refuses, sample, statesAt } from './stateTools';

const settings = statesAt('settings');
const overview = statesAt('overview');

const readPreferences = { method: 'GET', path: preferencesPath } as const;
const savePreferences = { method: 'PUT', path: preferencesPath } as const;

/** The provider has these preferences, and saves any. */
const inEuros = { displayCurrency: 'EUR' };
const saves = answers(savePreferences, inEuros);

const pickEuros = [{ press: 'EUR Euro €' }];
const searchFor = (text: string) => ({ steps: [{ fill: 'Search by code, name or sign', text }] });

const rates = answers(ratesCall, {
  source: 'European Central Bank',
  date: '2026-06-12',
  rates: [{ currency: 'EUR', rate: '0.8675' }],
});

const openDialog = [{ press: 'Change currency' }];

/** States of the tab Settings, of the dialog Wallet Settings, and of the overview by these settings. */
export const settingsStates: readonly State[] = [
  settings('settings', 'Settings', ['Hide Zero Balances', 'Display Crypto in Fiat', 'Display currency']),
  settings(
    'settings-hints',
    'Settings with both switches changed',
    ['Lists only what you hold.', 'Shows the value beside each balance.'],
    {
      steps: [{ press: 'Hide Zero Balances' }, { press: 'Display Crypto in Fiat' }],
    },
  ),
  settings(
    'settings-search',
    'A search for a currency',
    ['Search by code, name or sign', '1 currency', 'Polish Zloty'],
    searchFor('zł'),
  ),
  settings(
    'settings-search-several',
    'A search that several currencies match',
    ['2 currencies', 'US Dollar'],
    searchFor('dollar'),
  ),
  settings(
    'settings-search-none',
    'A search that no currency matches',
    ['No currency matches.', '0 currencies'],
    searchFor('shell'),
  ),
  settings('settings-no-rates', 'Settings of a provider without rates', ['No rates yet', 'Change currency'], {
    withoutExtensions: ['rates'],
  }),
  settings(
    'settings-no-rate',
    'A picked currency without a rate',
    ['There are no rates for JPY yet. Values stay in USD.', 'No rates yet'],
    {
      faults: [answers(readPreferences, { displayCurrency: 'JPY' }), rates],
    },
  ),
  settings('settings-picked', 'A picked currency', ['Rates: European Central Bank'], {
    faults: [rates, saves],
    steps: pickEuros,
  }),
  settings('settings-rates-loading', 'Rates are not known yet', ['Display currency', 'Wallet Settings'], {
    faults: [delays(ratesCall)],
  }),
  settings(
    'settings-rates-failed',
    'Rates cannot be loaded',
    ['No rates yet', 'Choose the currency of your balance.'],
    {
      faults: [refuses(ratesCall, 'The source does not answer.', 503)],
    },
  ),
  settings('settings-save-refused', 'A toast: the currency could not be saved', ['Preferences are being serviced.'], {
    faults: [rates, refuses(savePreferences, 'Preferences are being serviced.', 503)],
    steps: pickEuros,
  }),
  settings(
    'settings-save-lost',
    'A toast: the connection was lost while the currency was saved',
    ['Your preferences could not be saved. Please try again.'],
    {
      faults: [rates, loses(savePreferences)],
      steps: pickEuros,
    },
  ),
  settings(
    'settings-dialog',
    'Wallet Settings',
    [
      'By switching currencies, your balance will be fully converted to the selected currency using current exchange rates.',
      'Currency of your balance',
      'Australian Dollar',
    ],
    {
      steps: openDialog,
    },
  ),
  settings(
    'settings-dialog-picked',
    'Wallet Settings with another currency',
    ['British Pound', 'Cancel', 'Save Changes'],
    {
      steps: [...openDialog, { press: 'GBP British Pound' }],
    },
  ),
  settings(
    'settings-dialog-saved',
    'A toast: converting is not available yet',
    ['Converting your balance is not available yet. Nothing was changed.'],
    {
      steps: [...openDialog, { press: 'GBP British Pound' }, { press: 'Save Changes' }],
    },
  ),
  overview('overview-euros', 'Overview in euros', ['EUR', 'Rates: European Central Bank', '€7,297.47'], {
    faults: [...held, answers(readPreferences, inEuros), rates],
  }),
  overview('overview-rates-loading', 'Overview in euros before the rates are known', ['Total balance', 'BTC'], {
    faults: [...held, answers(readPreferences, inEuros), delays(ratesCall)],
  }),
  overview('overview-rates-failed', 'Overview in euros when the rates cannot be loaded', ['USD', 'US$8,412.07'], {
    faults: [...held, answers(readPreferences, inEuros), loses(ratesCall)],
  }),
  overview('overview-no-zero', 'Overview without zero balances', ['USDT', '349.01'], {
    faults: held,
    steps: [{ press: 'Settings' }, { press: 'Hide Zero Balances' }, { press: 'Overview' }],
  }),
  overview('overview-no-fiat', 'Overview without values in fiat', ['Dogecoin', '0.08421839'], {
    faults: held,
    steps: [{ press: 'Settings' }, { press: 'Display Crypto in Fiat' }, { press: 'Overview' }],
  }),
  overview('overview-all-zero', 'Overview that hides the only balance', ['No balances found.'], {
    faults: [
      answers(
        { method: 'GET', path: '/wallet-service/api/wallet/*/balance' },
        { ...sample, totalUsd: 0, balances: sample.balances.slice(-1) },
      ),
    ],
    steps: [{ press: 'Settings' }, { press: 'Hide Zero Balances' }, { press: 'Overview' }],
  }),
];
