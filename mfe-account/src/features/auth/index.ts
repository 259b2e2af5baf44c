export { AuthDialog } from './AuthDialog';
