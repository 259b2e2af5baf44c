export { runServices } from './runServices';
export { ownDataFolder, sandboxService, suitePorts } from './suite';
export { type Service, startService } from './supervisor';
export { untilStopped } from './untilStopped';
