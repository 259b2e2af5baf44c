export { runServices } from './keepRunning';
export { sandboxService, suitePorts } from './suite';
export { type Service, startService } from './supervisor';
export { untilStopped } from './untilStopped';
