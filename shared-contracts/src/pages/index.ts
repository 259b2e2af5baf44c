export {
  isPublicModule,
  type ModuleName,
  type ModuleProps,
  moduleNames,
  type NoPages,
  type PathParams,
  type RemotePage,
  type RemotePages,
} from './remotePages';
