import { act } from '@testing-library/react';

/** Goes back by one entry of the browser's history, and waits for the `popstate` event. */
export const goBack = (): Promise<void> =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await moved;
  });
