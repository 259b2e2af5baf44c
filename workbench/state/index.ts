export {
  answered,
  type Call,
  dropped,
  garbled,
  type Rest,
  readFailures,
  refused,
  type StateOf,
  serverMessage,
  statesOf,
  unanswered,
} from './builder';
export {
  allFaults,
  type Fault,
  faultSchema,
  type State,
  type Step,
  sessions,
  stateSchema,
  stepSchema,
} from './stateSchema';
