import { lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './auth.messages';

const PasskeyPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loadingPasskey} height={44} onRetry={onRetry} />
);

/** Loaded if browser and provider support passkeys. */
export const PasskeySignIn = lazyPart(
  () => import('./PasskeySignIn').then((module) => module.PasskeySignIn),
  PasskeyPlaceholder,
);
