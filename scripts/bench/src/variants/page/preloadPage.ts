/** Stands in for fetching the page's modules before the first render: by default a slot asks for its module when it is rendered. */
export const preloadPage = (): Promise<void> => Promise.resolve();
