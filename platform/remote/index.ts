export { createRemote, type Following, type Preparing, type RemoteOptions } from './createRemote';
export type { RemoteSlice } from './createStore';
export { type RepeatedRead, repeatRead } from './repeatRead';
export { sendRead } from './retryReads';
