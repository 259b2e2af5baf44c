export { ActivityCard } from './ActivityCard';
export { SessionsCard } from './SessionsCard';
