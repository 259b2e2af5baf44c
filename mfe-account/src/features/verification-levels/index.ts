export { VerificationCard } from './VerificationCard';
