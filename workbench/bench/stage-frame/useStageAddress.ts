import { useMemo, useState } from 'react';
import { stagePath } from '../../stage/states';
import type { State } from '../../state';
import { readAddress, type WorkbenchAddress } from '../address/address';
import { useTabSandbox } from './useTabSandbox';

/** Where the stage of an address is, in this tab's sandbox. */
export function useStageAddress({ state, settings }: WorkbenchAddress & { readonly state: State }) {
  const [sandbox, findSandbox] = useTabSandbox();
  const [starts, setStarts] = useState(0);
  const { viewport: _, ...rest } = settings;
  const path = stagePath(state, { ...rest, ...(typeof sandbox === 'number' && { sandbox }) });
  /** Changes whenever the stage has to start again; a module that changes its own query does not. */
  const run = `${path} ${starts}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the module's own query counts when the stage starts
  const src = useMemo(() => path + readAddress(window.location.href).search, [run]);
  return {
    src: sandbox === 'opening' || sandbox === 'full' ? undefined : src,
    run,
    /** Opens another sandbox if this tab's has been closed, with which the stage starts again. */
    renewSandbox: findSandbox,
    startAgain: () => findSandbox().then(() => setStarts((count) => count + 1)),
    sandbox,
    /** Port of this tab's sandbox. */
    port: typeof sandbox === 'number' ? sandbox : undefined,
  };
}
