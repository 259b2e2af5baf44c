export {
  isPublicModule,
  type MenuPlace,
  type ModuleName,
  type ModuleProps,
  menuPlaces,
  moduleNames,
  type NoPages,
  type PathParams,
  type RemotePage,
  type RemotePages,
} from './remotePages';
