export { type AppName, appNamed, apps, namedOrigin, originOf, portCount, portOf, projectRoot } from './apps';
export { hasCode, reasonOf, UserError } from './errors';
export { packageFolders, packagesIn } from './workspaces';
