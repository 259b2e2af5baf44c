export { emit, on } from './bus';
export {
  type DialogRequest,
  dialogNames,
  type EventName,
  type EventPayload,
  eventSchemas,
  recordIdPattern,
  type ToastKind,
  type WalletView,
  walletViews,
} from './eventSchemas';
export { type ExternalEvent, emitExternal, externalEvents, onExternal } from './externalEvents';
export { opensDialog } from './opensDialog';
export { relayToTabs, type TabRelayOptions } from './relayToTabs';
export { showToast } from './toast';
