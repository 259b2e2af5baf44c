export { withLock } from './lock';
export { renameFolderDurably } from './renameFolderDurably';
export { syncFolder, syncPath } from './sync';
export { writeAtomically } from './writeAtomically';
