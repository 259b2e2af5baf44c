export { authCloseLimitMs, authSuccessMs } from './authDialog';
export { type ContractVersion, contractVersion, oldestContractVersion } from './contractVersion';
export {
  type ExposedModule,
  type ExposedModules,
  type ExposedName,
  type ExposedProps,
  exposedNames,
  isPublicModule,
  type PrerenderedModuleProps,
  type RecentWin,
  type RemoteContracts,
  type RemoteName,
  remoteNames,
  theatreParameter,
} from './remoteContracts';
export {
  allFaults,
  type SimulatorState,
  type SimulatorStep,
  simulatorData,
  simulatorDrops,
  simulatorFaultSchema,
  simulatorPlayers,
  simulatorSessions,
  simulatorStart,
  simulatorStateSchema,
  simulatorStepSchema,
} from './simulatorState';
