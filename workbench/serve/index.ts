export { readStates, workbenchApps } from './composeWorkbench';
