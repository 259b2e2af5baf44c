export { LoginTestSkeleton as default } from '../features/login-test';
