import type { RemoteSlotProps } from '@tessera/platform/host';

type AnySlotProps = Omit<RemoteSlotProps<'wallet', 'HeaderWallet'>, 'remote' | 'module' | 'props'> & {
  readonly remote: string;
  readonly module: string;
  readonly props: Readonly<Record<string, unknown>>;
};

/** Modules that were preloaded, as `remote/Module`. */
export const preloaded: string[] = [];

/** The props that modules were first rendered with, by `remote/Module`: a module may still call these much later. */
export const firstProps = new Map<string, Readonly<Record<string, unknown>>>();

/** The props that modules were last rendered with, by `remote/Module`. */
export const latestProps = new Map<string, Readonly<Record<string, unknown>>>();

/** Replaces the slot: shows each module as its name and its props, with a button for each callback. */
export function RemoteSlot({ remote, module, props }: AnySlotProps) {
  const key = `${remote}/${module}`;
  if (!firstProps.has(key)) firstProps.set(key, props);
  latestProps.set(key, props);
  const isPage = module.endsWith('Page') || module === 'Lobby' || module === 'GamePlayer';
  const isDialog = module.endsWith('Dialog');
  return (
    <div {...(isDialog && { role: 'dialog', 'aria-label': module })} data-testid={key}>
      {isPage && <h1>{module}</h1>}
      <output>{JSON.stringify(props)}</output>
      {Object.entries(props).map(
        ([name, value]) =>
          typeof value === 'function' && (
            <button key={name} type="button" onClick={() => value(name === 'onTabChange' ? 'register' : 'deposit')}>
              {name}
            </button>
          ),
      )}
    </div>
  );
}

/** Renders no placeholder. */
export const ModulePlace = () => null;

/** Tests do not hydrate. */
export const useUntouchedContent = () => undefined;

/** Replaces the loader: records preloads, and reports everything as loaded, so that no section is deferred. */
export const pageLoader = {
  preload: async (remote: string, module: string): Promise<void> => {
    preloaded.push(`${remote}/${module}`);
  },
  peek: () => ({}),
};
export const useLoader = () => pageLoader;
