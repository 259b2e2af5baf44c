export { authCloseLimitMs, authSuccessMs } from './authDialog';
export { bucketOf } from './bucket';
export { type ContractVersion, contractVersion, oldestContractVersion } from './contractVersion';
export type { ModuleTimings, PageDiagnostics, RemoteDiagnostics } from './diagnostics';
export { pageStartElementId, pageStartSchema, readPageStart } from './pageStart';
export {
  type RegisteredRelease,
  type RegisteredRemote,
  type Registry,
  registeredReleaseSchema,
  registryElementId,
  registrySchema,
  registrySchemaOf,
} from './registry';
export { appNameSchema, integritySchema, moduleNameSchema, releasePathSchema, releaseSchema } from './release';
export {
  type ExposedModule,
  type ExposedModules,
  type ExposedName,
  type ExposedProps,
  exposedNames,
  type PrerenderedModuleProps,
  publicModules,
  type RecentWin,
  type RemoteContracts,
  type RemoteName,
  remoteNames,
  theatreParameter,
} from './remoteContracts';
export { type StandaloneState, standaloneStateSchema } from './standaloneState';
