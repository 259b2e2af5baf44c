export { ActivityCard, SessionsCard } from './lazyCards';
