export { Card } from './Card';
export { errorOf, type FieldError } from './fieldError';
export { problemMessage, serverMessage } from './serverMessage';
export { useDelayedCall } from './useDelayedCall';
export { useFocusInvalid } from './useFocusInvalid';
export { abortable, type SubmitForm, useSubmitForm } from './useSubmitForm';
