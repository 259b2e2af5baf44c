export { LoginTestPage } from './LoginTestPage';
