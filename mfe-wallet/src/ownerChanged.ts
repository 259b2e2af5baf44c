import { createAction } from '@reduxjs/toolkit';

/** Another player signed in, or the player signed out: nothing of the former one may stay. */
export const ownerChanged = createAction('session/ownerChanged');
