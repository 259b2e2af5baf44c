export { Card } from './Card';
export { FormFrame } from './FormFrame';
export { errorOf, type FieldError } from './fieldError';
export { SubmitButton } from './SubmitButton';
export { isOutage, problemMessage, serverMessage } from './serverMessage';
export { TileList } from './TileList';
export { useDelayedCall } from './useDelayedCall';
export { useFocusAfterClose } from './useFocusAfterClose';
export { type SubmitFailure, type SubmitForm, type SubmitOutcome, useSubmitForm } from './useSubmitForm';
