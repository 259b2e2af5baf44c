export { sandboxService } from './suite';
export { type Service, startService } from './supervisor';
