/** Main-network coins have value, test-network coins do not. */
export type NetworkKind = 'main' | 'test';
