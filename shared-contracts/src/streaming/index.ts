export { type BodyProgress, type BodyReader, type StreamOptions, streamCall } from './streamCall';
