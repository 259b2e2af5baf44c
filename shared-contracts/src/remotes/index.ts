export { authCloseLimitMs, authSuccessMs } from './authDialog';
export { type ContractVersion, contractVersion, oldestContractVersion } from './contractVersion';
export {
  type ExposedModule,
  type ExposedName,
  type ExposedProps,
  exposedNames,
  type ModuleFile,
  type PrerenderedModuleProps,
  type RecentWin,
  type RemoteContracts,
  type RemoteName,
  remoteNames,
  theatreParameter,
} from './remoteContracts';
