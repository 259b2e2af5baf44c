import { lazyPart } from '../../shared';

/** Nothing while it loads or fails: the profile is complete without it. */
export const ProfileSteps = lazyPart(
  () => import('./ProfileSteps').then((module) => module.ProfileSteps),
  () => null,
);
