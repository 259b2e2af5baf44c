import { TestEnvironment as PageEnvironment } from 'jest-environment-jsdom';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

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

class BrowserEnvironment extends PageEnvironment {
  async setup() {
    await super.setup();
    const { locale } = new Intl.NumberFormat().resolvedOptions();
    Object.defineProperties(this.global.navigator, {
      language: { value: locale, configurable: true },
      languages: { get: () => [locale], configurable: true },
    });
    for (const name of handedOver) this.global[name] = globalThis[name];
    this.global.reportError ??= (error) => this.global.console.error(error);
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
  }
}

/**
 * Tests in TSX get a page; others run in Node without one, which is faster to set up. A test that needs the other says so
 * in its first line: `@jest-environment-options {"page": true}`.
 */
export default function TestEnvironment(config, context) {
  const { page = context.testPath.endsWith('.tsx') } = config.projectConfig.testEnvironmentOptions;
  return page ? new BrowserEnvironment(config, context) : new NodeEnvironment(config, context);
}
