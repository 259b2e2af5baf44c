import { lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './security.messages';

const PasswordPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loadingForm} height={396} onRetry={onRetry} />
);

/** Preloaded after the page, so that it opens at once. */
export const PasswordForm = lazyPart(
  () => import('./PasswordForm').then((module) => module.PasswordForm),
  PasswordPlaceholder,
);
