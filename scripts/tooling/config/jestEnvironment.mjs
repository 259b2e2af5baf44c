import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that browsers and Node have but jsdom hides. */
const handedOver = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of handedOver) this.global[name] = globalThis[name];
    this.global.reportError ??= (error) => this.global.console.error(error);
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
  }
}
