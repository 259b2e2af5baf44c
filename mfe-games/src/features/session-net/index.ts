export { SessionNet } from './lazySessionNet';
