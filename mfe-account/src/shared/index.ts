export { Card } from './Card';
export { FormFrame } from './FormFrame';
export { errorOf, type FieldError } from './fieldError';
export { SubmitButton } from './SubmitButton';
export { problemMessage, serverMessage } from './serverMessage';
export { TileList } from './TileList';
export { useDelayedCall } from './useDelayedCall';
export { abortable, type SubmitForm, useSubmitForm } from './useSubmitForm';
