declare module '@11ty/is-land' {
  export const Island: {
    /** Registers how islands of a type become alive, once the conditions in their attributes are met. */
    addInitType(type: string, start: (place: HTMLElement) => Promise<void>): void;
  };
}
