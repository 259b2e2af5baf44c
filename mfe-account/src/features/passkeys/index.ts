export { PasskeysCard } from './lazyPasskeysCard';
export { offersPasskeys } from './passkeySupport';
