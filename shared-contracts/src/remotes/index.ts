export { authCloseLimitMs, authSuccessMs } from './authDialog';
export { cohortPlace } from './cohort';
export { type ContractVersion, contractVersion, oldestContractVersion } from './contractVersion';
export {
  type ExposedModule,
  type ExposedModules,
  type ExposedName,
  type ExposedProps,
  exposedNames,
  publicModules,
  type RecentWin,
  type RemoteFaces,
  type RemoteName,
  remoteNames,
} from './faces';
export type { ModuleTimings, PagePassport, RemotePassport } from './passport';
export {
  type RegisteredRelease,
  type RegisteredRemote,
  type Registry,
  registeredReleaseSchema,
  registryElementId,
  registrySchema,
  registrySchemaOf,
} from './registry';
export { integritySchema, releasePathSchema, releaseSchema } from './release';
export { type StandaloneState, standaloneStateSchema } from './standaloneState';
