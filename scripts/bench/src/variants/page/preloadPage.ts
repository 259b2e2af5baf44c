/** Replaces preloading of the page's modules before the first render: by default a slot requests its module when it renders. */
export const preloadPage = (): Promise<void> => Promise.resolve();
