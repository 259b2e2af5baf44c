export { createExposition, type Exposition } from './exposition';
export { registerTelemetry, registerTelemetryReads } from './routes';
