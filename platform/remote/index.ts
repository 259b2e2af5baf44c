export { createRemote, type Following, type Preparing, type RemoteOptions } from './createRemote';
export type { RemoteSlice } from './createStore';
export { sendRead } from './retryReads';
