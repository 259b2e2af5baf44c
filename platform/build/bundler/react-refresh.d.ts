declare module 'react-refresh/runtime' {
  /** Renders the components of replaced modules anew, with their state. */
  export function performReactRefresh(): void;
}
