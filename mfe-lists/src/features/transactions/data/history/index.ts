export { createLoader, type Loader } from './loader';
