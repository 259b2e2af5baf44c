import { attributes } from '@tessera/platform/protocol';
import type { State } from '../state';
import { passkeyAnswers } from './passkeyAnswers';

const refused = () => Promise.reject(new DOMException('The player refused.', 'NotAllowedError'));
const never = () => new Promise<never>(() => undefined);

/** Replaces a property of a browser object; the returned function puts the original back. */
function replace(target: object, name: string, value: unknown): () => void {
  const original = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (original === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, original);
  };
}

/** A camera that shows an empty picture. */
async function runningCamera(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.captureStream();
}

const cameras = {
  waiting: never,
  running: runningCamera,
  refused,
  missing: () => Promise.reject(new DOMException('There is no camera.', 'NotFoundError')),
  failed: () => Promise.reject(new DOMException('Another program uses it.', 'NotReadableError')),
};

const clipboards = { works: async () => undefined, refused };

function storeNothing(): never {
  throw new DOMException('Storage is blocked.', 'SecurityError');
}

/** Reads QR codes, of which the simulated camera shows none. */
class BarcodeDetector {
  static readonly getSupportedFormats = async () => ['qr_code'];
  readonly detect = async () => [];
}

/** After which a bundle gives up a script (`chunkLoadTimeout` of `platform/build/bundler/rspack.base.ts`). */
const scriptTimeoutMs = 10_000;

/** A `setTimeout` by which no script is given up. */
const withoutScriptTimeout =
  (wait: typeof setTimeout) =>
  (handler: TimerHandler, delay?: number, ...values: unknown[]) =>
    delay === scriptTimeoutMs ? 0 : wait(handler, delay, ...values);

/** Whether the stage shows its module: a module on its way has a placeholder, which is named. */
const isModuleShown = () =>
  document.querySelector('.stage') !== null && document.querySelector(`[${attributes.module}]`) === null;

/** What takes the place of adding a script to the page, by which a bundle fetches a part. */
const addScript = (parts: 'waiting' | 'failed') =>
  function appendChild<Child extends Node>(this: Node, child: Child): Child {
    if (!(child instanceof HTMLScriptElement && isModuleShown())) {
      return Node.prototype.appendChild.call(this, child) as Child;
    }
    // biome-ignore lint/plugin: an event of the script, as the browser fires it
    if (parts === 'failed') queueMicrotask(() => child.dispatchEvent(new Event('error')));
    return child;
  };

/**
 * Answers in place of the browser, where a state needs a certain answer: to requests for passkeys, clipboard, fullscreen,
 * storage, camera and scripts.
 *
 * @returns the undo
 */
export function installBrowserAnswers({
  passkeys,
  clipboard,
  isFullscreenRefused,
  isStorageBlocked,
  camera,
  parts,
}: Pick<
  State,
  'passkeys' | 'clipboard' | 'isFullscreenRefused' | 'isStorageBlocked' | 'camera' | 'parts'
>): () => void {
  const undo: (() => void)[] = [];
  if (passkeys === 'unsupported') undo.push(replace(window, 'PublicKeyCredential', undefined));
  else if (passkeys !== undefined) {
    const answer = passkeyAnswers[passkeys];
    undo.push(replace(navigator, 'credentials', { get: answer, create: answer }));
  }
  if (clipboard !== undefined) undo.push(replace(navigator, 'clipboard', { writeText: clipboards[clipboard] }));
  if (isFullscreenRefused) undo.push(replace(Element.prototype, 'requestFullscreen', refused));
  if (isStorageBlocked) undo.push(replace(Storage.prototype, 'setItem', storeNothing));
  if (camera !== undefined) {
    undo.push(replace(navigator, 'mediaDevices', { getUserMedia: cameras[camera] }));
    undo.push(replace(window, 'BarcodeDetector', BarcodeDetector));
  }
  if (parts !== undefined) undo.push(replace(document.head, 'appendChild', addScript(parts)));
  if (parts === 'waiting') undo.push(replace(window, 'setTimeout', withoutScriptTimeout(window.setTimeout)));
  return () => {
    for (const one of undo) one();
  };
}
