export { emit, on } from './bus';
export {
  type DialogRequest,
  dialogNames,
  type EventName,
  type EventPayload,
  eventSchemas,
  type ToastKind,
  type WalletView,
  walletViews,
} from './eventSchemas';
export { externalEvents } from './externalEvents';
export { showToast } from './toast';
