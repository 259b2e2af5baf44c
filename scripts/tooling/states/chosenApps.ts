import { simulatorApps } from '../src/local-site/composeSimulator';

const { TESSERA_STATES_OF = simulatorApps.join(',') } = process.env;

/** Apps whose states this run opens. */
export const chosenApps = simulatorApps.filter((name) => TESSERA_STATES_OF.split(',').includes(name));
