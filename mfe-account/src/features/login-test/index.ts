export { LoginTestPage } from './LoginTestPage';
export { LoginTestSkeleton } from './LoginTestSkeleton';
