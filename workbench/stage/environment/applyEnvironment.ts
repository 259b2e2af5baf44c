import { readSiteConfig, siteConfigElementId } from '@tessera/shared-contracts/config';
import { sandboxStart } from '@tessera/shared-contracts/testing/sandbox-names';
import type { State } from '../../state';
import { setClock } from './clock';
import { setLocale } from './locale';
import { setPreferences } from './mediaFeatures';
import { replaceData } from './replaceData';
import type { Settings } from './settings';
import { setZone } from './zone';

type Offer = Pick<State, 'withoutExtensions' | 'allowsCancel'>;

/** Changes the page's configuration, its only source for every bundle: the provider's origin, and what it and the site offer. */
function changeConfiguration({ sandbox }: Settings, { withoutExtensions: without = [], allowsCancel }: Offer): void {
  const isPage = document.getElementById(siteConfigElementId) !== null;
  if (!isPage || (sandbox === undefined && without.length === 0 && !allowsCancel)) return;
  const config = readSiteConfig();
  const origin = `http://localhost:${sandbox}`;
  replaceData(siteConfigElementId, {
    ...config,
    ...(sandbox !== undefined && { apiOrigin: origin, sandboxOrigin: origin }),
    providerExtensions: config.providerExtensions?.filter((name) => !without.some((one) => one === name)),
    ...(allowsCancel && { allowCancel: true }),
  });
}

/** Keeps everything that the page stores, and its messages to other tabs, in this tab. */
function keepInTab(sandbox: number): void {
  // biome-ignore lint/plugin: The whole storage is another one.
  const storage = window.sessionStorage;
  Object.defineProperty(window, 'localStorage', { get: () => storage, configurable: true });
  const { BroadcastChannel } = window;
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name}.${sandbox}`);
    }
  };
}

/** Takes the connection away; the provider's calls are lost by faults of its sandbox. */
function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  // biome-ignore lint/plugin: the event of the browser
  window.addEventListener('load', () => window.dispatchEvent(new Event('offline')));
}

/**
 * Gives the page the world that its settings describe, before anything else reads storage, configuration, clock or style
 * sheets. It is synchronous and does not need React; it works in any page of the site.
 */
export function applyEnvironment(settings: Settings, offer: Offer = {}): void {
  const { sandbox, clock, zone, locale, text, network } = settings;
  changeConfiguration(settings, offer);
  if (sandbox !== undefined) keepInTab(sandbox);
  if (locale !== undefined) setLocale(locale);
  if (text !== undefined) document.documentElement.style.fontSize = `${text}%`;
  if (network === 'offline') goOffline();
  // The clock last, and the zone after the language: its dates are those of the zone.
  if (zone !== undefined) setZone(zone);
  setClock(clock ?? (sandbox === undefined ? 'real' : sandboxStart));
  setPreferences(settings);
}
