/** The bundler's runtime before the container's part of it runs; chunk 7 needs all three shared modules. */
const bundlerRuntime = () => ({
  f: {} as { consumes: (chunk: string, waitedFor: Promise<unknown>[]) => void },
  m: {} as Record<string, (module: { exports: unknown }) => void>,
  initContainer: undefined as unknown as (scope: object) => void,
  getContainer: undefined as unknown as (module: string) => Promise<() => unknown>,
  initializeExposesData: { moduleMap: { './Lobby': () => Promise.resolve(() => 'the lobby') } },
  consumesLoadingData: {
    chunkMapping: { 7: ['react', 'contracts'] },
    moduleIdToConsumeDataMapping: {
      react: { shareKey: 'react', requiredVersion: '^19.3.1' },
      contracts: {
        shareKey: 'contracts-abc/money',
        requiredVersion: '*',
        fallback: jest.fn(() => Promise.resolve(() => 'own money')),
      },
    },
  },
});

const provided = (version: string, module: unknown) => ({ [version]: { get: () => () => module } });

let bundler: ReturnType<typeof bundlerRuntime>;
const warn = jest.spyOn(console, 'warn').mockImplementation();

beforeEach(() => {
  warn.mockClear();
  bundler = bundlerRuntime();
  Object.assign(globalThis, { __webpack_require__: bundler });
  jest.isolateModules(() => require('./runtime'));
});

const needChunk = async () => {
  const waitedFor: Promise<unknown>[] = [];
  bundler.f.consumes('7', waitedFor);
  await Promise.all(waitedFor);
  return waitedFor.length;
};
const exportsOf = (id: string) => {
  const module = { exports: undefined as unknown };
  bundler.m[id]?.(module);
  return module.exports;
};

test('installs what the host provides synchronously, so that no chunk waits', async () => {
  bundler.initContainer({ react: provided('19.4.0', 'react'), 'contracts-abc/money': provided('1.0.0', 'money') });
  expect(await needChunk()).toBe(0);
  expect([exportsOf('react'), exportsOf('contracts')]).toEqual(['react', 'money']);
  expect(warn).not.toHaveBeenCalled();
});

test('fetches its own contracts, once, if the host has others', async () => {
  bundler.initContainer({ react: provided('19.4.0', 'react'), 'contracts-other/money': provided('1.0.0', 'money') });
  await needChunk();
  await needChunk();
  expect(exportsOf('contracts')).toBe('own money');
  expect(bundler.consumesLoadingData.moduleIdToConsumeDataMapping.contracts.fallback).toHaveBeenCalledTimes(1);
});

test('retries its own copy after a failed load', async () => {
  bundler.initContainer({ react: provided('19.4.0', 'react') });
  const { fallback } = bundler.consumesLoadingData.moduleIdToConsumeDataMapping.contracts;
  fallback.mockRejectedValueOnce(new Error('offline'));
  await expect(needChunk()).rejects.toThrow('offline');
  await needChunk();
  expect(exportsOf('contracts')).toBe('own money');
});

test('waits for a host that loads what it provides', async () => {
  const slow = { '19.3.1': { get: () => Promise.resolve(() => 'late react') } };
  bundler.initContainer({ react: slow, 'contracts-abc/money': provided('1.0.0', 'money') });
  expect(await needChunk()).toBe(1);
  expect(exportsOf('react')).toBe('late react');
});

test('fails if the host provides no such package', async () => {
  bundler.initContainer({});
  await expect(needChunk()).rejects.toThrow('The host provides no react.');
});

test.each([
  ['19.3.1', false],
  ['19.3.2', false],
  ['19.4.0', false],
  ['19.3.0', true],
  ['19.2.9', true],
  ['20.0.0', true],
  ['18.9.9', true],
])('says of react %s that it does not fit ^19.3.1: %p', async (version, isSaid) => {
  bundler.initContainer({ react: provided(version, 'react') });
  await needChunk();
  expect(exportsOf('react')).toBe('react');
  expect(warn.mock.calls.length > 0).toBe(isSaid);
});

test('returns the modules that it exposes and no others', async () => {
  await expect(bundler.getContainer('./Lobby').then((factory) => factory())).resolves.toBe('the lobby');
  await expect(bundler.getContainer('./Other')).rejects.toThrow('exposes no ./Other');
});
