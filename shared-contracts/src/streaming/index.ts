export { type BodyPiece, type StreamOptions, streamCall } from './streamCall';
