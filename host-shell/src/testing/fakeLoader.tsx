import type { RemoteSlotProps } from '../loader';

type AnySlotProps = Omit<RemoteSlotProps<'wallet', 'HeaderWallet'>, 'remote' | 'module' | 'props'> & {
  readonly remote: string;
  readonly module: string;
  readonly props: Readonly<Record<string, unknown>>;
};

/** Modules that were fetched ahead of their use, as `remote/Module`. */
export const preloaded: string[] = [];

/** The props that modules were first shown with, by `remote/Module`: what a module may still call much later. */
export const firstProps = new Map<string, Readonly<Record<string, unknown>>>();

/** Stands in for the slot: shows each module as its name and its props, with a button for each callback. */
export function RemoteSlot({ remote, module, props }: AnySlotProps) {
  const key = `${remote}/${module}`;
  if (!firstProps.has(key)) firstProps.set(key, props);
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

/** Nothing stands in a place before its module does. */
export const ModulePlace = () => null;

/** Stands in for the loader: remembers what was fetched ahead, and says that all is there, so that no section waits its turn. */
export const pageLoader = {
  preload: async (remote: string, module: string): Promise<void> => {
    preloaded.push(`${remote}/${module}`);
  },
  peek: () => ({}),
};
export const useLoader = () => pageLoader;
