/** Exports that every page starts with, of the key `@reduxjs/toolkit`; the rest loads when a remote uses it (`wholePackages.ts`). */
export { combineSlices, configureStore, createAction, createSlice } from '@reduxjs/toolkit';
