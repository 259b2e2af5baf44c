import { lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './auth.messages';

const PasskeyPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loadingPasskey} height={44} onRetry={onRetry} />
);

/** Only browsers with passkeys fetch it, where the provider has them. */
export const PasskeySignIn = lazyPart(
  () => import('./PasskeySignIn').then((module) => module.PasskeySignIn),
  PasskeyPlaceholder,
);
