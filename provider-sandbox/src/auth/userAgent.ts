import Bowser from 'bowser';

/** Browser and system that a `User-Agent` names, as shown to players; empty if unknown. */
export function describeUserAgent(userAgent: string): { readonly browser?: string; readonly system?: string } {
  if (userAgent === '') return {};
  const { browser, os } = Bowser.parse(userAgent);
  return { ...(browser.name && { browser: browser.name }), ...(os.name && { system: os.name }) };
}
