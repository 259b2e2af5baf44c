import { lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './auth.messages';

const SecondFactorPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loadingForm} height={250} onRetry={onRetry} />
);

const ResetPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loadingForm} height={420} onRetry={onRetry} />
);

/** Only players with a second factor fetch it, when their password was right. */
export const SecondFactorForm = lazyPart(
  () => import('./SecondFactorForm').then((module) => module.SecondFactorForm),
  SecondFactorPlaceholder,
);

/** Fetched while the address is typed. */
export const ResetForm = lazyPart(() => import('./ResetForm').then((module) => module.ResetForm), ResetPlaceholder);
