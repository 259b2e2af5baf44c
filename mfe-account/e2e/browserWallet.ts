import type { Page } from '@tessera/tooling/browser';

/** Installs a fake wallet that announces itself by EIP-6963 and shares one account. */
export const announceWallet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const detail = {
      info: {
        uuid: '350670db-19fa-4704-a166-e52e178b59d2',
        name: 'Stone Wallet',
        icon: 'data:image/png;base64,',
        rdns: 'test.stone',
      },
      provider: { request: async () => ['0x52ae5a2E2B31f7cD4A1f1b5cB3F1aA01C8Bd17b0'] },
    };
    window.addEventListener('eip6963:requestProvider', () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    );
  });
