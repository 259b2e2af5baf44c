export { withLock } from './lock';
export { syncFolder, syncPath } from './sync';
export { writeAtomically } from './writeAtomically';
