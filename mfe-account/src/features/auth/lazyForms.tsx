import { lazyPart, PartPlaceholder, type PlaceholderProps } from '../../shared';
import { messages } from './auth.messages';

const SecondFactorPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loadingForm} height={250} onRetry={onRetry} />
);

const ResetPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loadingForm} height={420} onRetry={onRetry} />
);

const SentPlaceholder = ({ onRetry }: PlaceholderProps) => (
  <PartPlaceholder label={messages.loadingForm} height={200} onRetry={onRetry} />
);

/** Loaded after the password, for players with a second factor. */
export const SecondFactorForm = lazyPart(
  () => import('./SecondFactorForm').then((module) => module.SecondFactorForm),
  SecondFactorPlaceholder,
);

/** Loaded while the address is typed. */
export const ResetForm = lazyPart(() => import('./ResetForm').then((module) => module.ResetForm), ResetPlaceholder);

/** Loaded when a login is refused during a break. */
export const BreakView = lazyPart(() => import('./BreakView').then((module) => module.BreakView), SentPlaceholder);

/** Loaded while the address is typed, with the letters of international ones. */
export const SentText = lazyPart(() => import('./SentText').then((module) => module.SentText), SentPlaceholder);
