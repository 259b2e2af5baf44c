import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  safeParse,
  string,
  variant,
} from 'valibot';
import { stepSchema } from '../state';

/** What the stage tells the workbench around it. */
const reportSchema = variant('kind', [
  /** `preparing`, the name of the step being taken, `ready` or `failed`. */
  object({ kind: literal('progress'), progress: string(), step: optional(number()) }),
  /** An event of the bus; its detail as JSON. */
  object({ kind: literal('event'), name: string(), detail: string() }),
  /** A call of the provider, told again when it ends: then it has a time, and a status if there was an answer. */
  object({
    kind: literal('call'),
    id: string(),
    method: string(),
    path: string(),
    status: optional(number()),
    ms: optional(number()),
  }),
  object({ kind: literal('error'), text: string() }),
  /** The module's own query string. */
  object({ kind: literal('address'), search: string() }),
  /** A step that the person took; `isMore` if it replaces the last one, as a longer text in the same field. */
  object({ kind: literal('recorded'), step: stepSchema, isMore: boolean() }),
]);
/** See {@link reportSchema}. */
export type Report = InferOutput<typeof reportSchema>;

/** What the workbench tells its stage. */
const orderSchema = variant('kind', [
  object({ kind: literal('record'), isOn: boolean() }),
  object({ kind: literal('take'), steps: array(stepSchema) }),
]);
/** See {@link orderSchema}. */
export type Order = InferOutput<typeof orderSchema>;

/** Tells the workbench, if this stage is in one. */
export function report(message: Report): void {
  // biome-ignore lint/plugin: the stage tells its own workbench, the same page around it
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

/** Tells how far the stage is: on `<html>` for tests and pictures, and to the workbench. */
export function tellProgress(progress: string, step?: number): void {
  document.documentElement.dataset.workbench = progress;
  report({ kind: 'progress', progress, step });
}

/** Tells the stage in a frame. */
export function order(frame: HTMLIFrameElement | null, message: Order): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

/** Listens to messages of one window of this origin; what does not parse is ignored. */
function listen<Message>(
  schema: GenericSchema<unknown, Message>,
  sender: () => unknown,
  handle: (message: Message) => void,
) {
  const handleMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source === null || source !== sender()) return;
    const message = safeParse(schema, data);
    if (message.success) handle(message.output);
  };
  window.addEventListener('message', handleMessage);
  return () => window.removeEventListener('message', handleMessage);
}

/** Listens to the stage in a frame; returns the undo. */
export const onReport = (frame: () => HTMLIFrameElement | null, handle: (message: Report) => void) =>
  listen(reportSchema, () => frame()?.contentWindow, handle);

/** Listens to the workbench around this stage; returns the undo. */
export const onOrder = (handle: (message: Order) => void) => listen(orderSchema, () => window.parent, handle);
