export { allFaults, faultSchema, type State, type Step, sessions, stateSchema, stepSchema } from './stateSchema';
