import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, dropped, refused, sends, unanswered } from '@tessera/workbench/state';
import { held, holds, sample } from './sampleBalance';
import { walletAt } from './walletAt';

const settings = walletAt('settings');
const euroPicked = walletAt('settings', {
  steps: [{ press: 'EUR Euro €' }],
  does: sends(extensionCalls.savePreferences),
});
const overview = walletAt('overview', { faults: held });
/** A player who sees values in euros. */
const euros = [...held, answered(extensionCalls.readPreferences, { displayCurrency: 'EUR' })];
const hideZero = [{ press: 'Settings' }, { press: 'Hide Zero Balances' }, { press: 'Overview' }];

const saves = answered(extensionCalls.savePreferences, { displayCurrency: 'EUR' });

const searchFor = (text: string) => [{ fill: 'Search by code, name or sign', text }];

const rates = answered(extensionCalls.rates, {
  source: 'European Central Bank',
  date: '2026-06-12',
  rates: [{ currency: 'EUR', rate: '0.8675' }],
});

const openDialog = [{ press: 'Change currency' }];
const pickPounds = [...openDialog, { press: 'GBP British Pound' }];

/** States of the tab Settings, of the dialog Wallet Settings, and of the overview by these settings. */
export const settingsStates = [
  settings('settings', 'Settings', ['Hide Zero Balances', 'Display Crypto in Fiat', 'Display currency']),
  settings(
    'settings-hints',
    'Settings with both switches changed',
    ['Lists only what you hold.', 'Shows the value beside each balance.'],
    {
      does: { focus: 'Display Crypto in Fiat' },
      steps: [{ press: 'Hide Zero Balances' }, { press: 'Display Crypto in Fiat' }],
    },
  ),
  settings('settings-search', 'Search for a currency', ['Search by code, name or sign', '1 currency', 'Polish Zloty'], {
    steps: searchFor('zł'),
  }),
  announcing(settings)(
    'settings-search-several',
    'A search that several currencies match',
    ['2 currencies', 'US Dollar'],
    {
      steps: searchFor('dollar'),
    },
  ),
  settings('settings-search-none', 'A search that no currency matches', ['No currency matches.', '0 currencies'], {
    steps: searchFor('shell'),
  }),
  settings(
    'settings-on-break',
    'Settings during a break',
    ['You cannot play until', 'A display currency that you pick now lasts until the page is reloaded.', 'About breaks'],
    { faults: [answered(extensionCalls.readBreak, { state: 'break', until: '2126-11-16T00:00:00.000Z' })] },
  ),
  settings('settings-no-rates', 'Settings of a provider without rates', ['No rates yet', 'Change currency'], {
    withoutExtensions: ['rates'],
  }),
  settings(
    'settings-no-rate',
    'A picked currency without a rate',
    ['There are no rates for JPY yet. Values stay in USD.', 'No rates yet'],
    { faults: [answered(extensionCalls.readPreferences, { displayCurrency: 'JPY' }), rates] },
  ),
  euroPicked('settings-picked', 'A picked currency', ['Rates: European Central Bank'], { faults: [rates, saves] }),
  settings('settings-rates-loading', 'Rates are not known yet', ['Display currency', 'Wallet Settings'], {
    faults: [unanswered(extensionCalls.rates)],
  }),
  settings(
    'settings-rates-failed',
    'Rates failed to load',
    ['No rates yet', 'Choose the currency of your balance: converting is not available yet.'],
    {
      faults: [refused(extensionCalls.rates, 'The source does not answer.', 503)],
    },
  ),
  announcing(euroPicked)(
    'settings-save-refused',
    'A toast: the currency could not be saved',
    ['Preferences are being serviced.'],
    {
      faults: [rates, refused(extensionCalls.savePreferences, 'Preferences are being serviced.', 503)],
    },
  ),
  announcing(euroPicked)(
    'settings-save-lost',
    'A toast: the connection was lost while the currency was saved',
    ['Your preferences could not be saved. Please try again.'],
    [rates, dropped(extensionCalls.savePreferences)],
  ),
  settings(
    'settings-dialog',
    'Wallet Settings',
    [
      'By switching currencies, your balance will be fully converted to the selected currency using current exchange rates.',
      'Currency of your balance',
      'Australian Dollar',
      'Brazilian Real',
      'Canadian Dollar',
      'Euro',
      'British Pound',
    ],
    { steps: openDialog, does: { focus: 'USD US Dollar' } },
  ),
  settings(
    'settings-dialog-picked',
    'Wallet Settings with another currency',
    ['British Pound', 'Cancel', 'Save Changes'],
    { steps: pickPounds, does: { focus: 'GBP British Pound' } },
  ),
  announcing(settings)(
    'settings-dialog-saved',
    'A toast: converting is not available yet',
    ['Converting your balance is not available yet. Nothing was changed.'],
    { steps: [...pickPounds, { press: 'Save Changes' }], does: { focus: 'Change currency' } },
  ),
  overview('overview-euros', 'Overview in euros', ['EUR', 'Rates: European Central Bank', '€7,297.47'], {
    faults: [...euros, rates],
  }),
  overview('overview-rates-loading', 'Overview in euros before the rates are known', ['Total balance', 'BTC'], {
    faults: [...euros, unanswered(extensionCalls.rates)],
  }),
  overview('overview-rates-failed', 'Overview in euros when the rates cannot be loaded', ['USD', 'US$8,412.07'], {
    faults: [...euros, dropped(extensionCalls.rates)],
  }),
  overview('overview-no-zero', 'Overview without zero balances', ['USDT', '349.01'], { steps: hideZero }),
  overview('overview-no-fiat', 'Overview without values in fiat', ['Dogecoin', '0.08421839'], {
    steps: [{ press: 'Settings' }, { press: 'Display Crypto in Fiat' }, { press: 'Overview' }],
  }),
  overview('overview-all-zero', 'Overview that hides the only balance', ['No balances found.'], {
    faults: [holds({ ...sample, totalUsd: 0, balances: sample.balances.slice(-1) })],
    steps: hideZero,
  }),
];
