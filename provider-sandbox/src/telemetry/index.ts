export { createReceiver } from './receiver';
export { registerTelemetry, registerTelemetryReads } from './routes';
