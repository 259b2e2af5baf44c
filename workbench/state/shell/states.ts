import type { State } from '..';
import { dialogStates } from './dialogStates';
import { failureStates } from './failureStates';
import { frameStates } from './frameStates';
import { pageStates } from './pageStates';
import { toastStates } from './toastStates';

/** States of the composed site, for the workbench. */
const states: readonly State[] = [...frameStates, ...pageStates, ...dialogStates, ...toastStates, ...failureStates];

export default states;
