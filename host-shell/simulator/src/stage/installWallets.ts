const address = '0x52908400098527886E0F7030069857D2E4169EE7';

/**
 * Wallets of this browser by name, as EIP-6963 has them; each shares the same account.
 *
 * @returns the undo
 */
export function installWallets(names: readonly string[]): () => void {
  const announce = () => {
    for (const name of names) {
      const detail = { info: { uuid: name, name, icon: '', rdns: '' }, provider: { request: async () => [address] } };
      // biome-ignore lint/plugin: this page simulates the browser's wallets, which fire this event
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  };
  window.addEventListener('eip6963:requestProvider', announce);
  return () => window.removeEventListener('eip6963:requestProvider', announce);
}
