/** What the suite uses of Redux Toolkit, and all that the host shares under the key `@reduxjs/toolkit`. */
export { combineSlices, configureStore, createAction, createSlice } from '@reduxjs/toolkit';
