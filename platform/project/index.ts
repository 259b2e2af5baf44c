export { type AppName, appNamed, apps, originOf, ownRemote, portCount, portOf, remoteNames } from './apps';
export { hasCode, reasonOf, UserError } from './errors';
export {
  installedPackages,
  isOwnRepository,
  packageFile,
  packageFolder,
  projectRoot,
  sourceFolder,
} from './root';
export { packageFolders, packagesIn } from './workspaces';
