import { lazyPart } from '../../shared';

/** Nothing while it loads or fails: the profile is complete without it. */
export const BreakLine = lazyPart(
  () => import('./BreakLine').then((module) => module.BreakLine),
  () => null,
);
