export { createExposition } from './exposition';
export { registerTelemetry, registerTelemetryReads } from './routes';
