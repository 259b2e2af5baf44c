export { Card } from './Card';
export { errorOf, type Refusal } from './refusal';
export { problemMessage, serverMessage } from './serverMessage';
export { useFocusInvalid } from './useFocusInvalid';
export { type SubmitOutcome, type SubmitStatus, useDelayedCall, useSubmit } from './useSubmit';
