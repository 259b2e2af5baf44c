export { type AppName, appNamed, apps, originOf, portCount, portOf, projectRoot } from './apps';
export { hasCode, reasonOf, UserError } from './errors';
export { packageFolders, packagesIn } from './workspaces';
