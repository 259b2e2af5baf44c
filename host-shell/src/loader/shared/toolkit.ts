/** What pages begin with of the key `@reduxjs/toolkit`; the rest follows when a remote uses it (`wholePackages.ts`). */
export { combineSlices, configureStore, createAction, createSlice } from '@reduxjs/toolkit';
