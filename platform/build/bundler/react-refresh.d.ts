declare module 'react-refresh/runtime' {
  /** Re-renders the components of replaced modules and keeps their state. */
  export function performReactRefresh(): void;
}
