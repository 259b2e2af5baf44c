import type { State } from '@tessera/workbench/state';
import { held } from '../stateTools';
import { withdraw } from './withdrawTools';

const open = { faults: held, steps: [{ press: 'Scan a QR code' }] };

/** States of the scanner of QR codes. */
export const scannerStates: readonly State[] = [
  withdraw('scanner-offered', 'The browser can scan', ['Scan a QR code'], { faults: held, camera: 'running' }),
  withdraw('scanner-waiting', 'The browser asks whether the page may use the camera', ['Waiting for the camera'], {
    ...open,
    camera: 'waiting',
  }),
  withdraw('scanner-running', 'The camera runs', ['Hold the QR code of the address in front of the camera.'], {
    ...open,
    camera: 'running',
  }),
  withdraw(
    'scanner-refused',
    'The player refuses the camera',
    ['The browser may not use the camera. Allow it in the site’s permissions, or paste the address.'],
    { ...open, camera: 'refused' },
  ),
  withdraw('scanner-missing', 'There is no camera', ['No camera was found. Paste the address instead.'], {
    ...open,
    camera: 'missing',
  }),
  withdraw(
    'scanner-failed',
    'Another program uses the camera',
    ['The camera could not be started. Close other programs that use it, or paste the address.'],
    { ...open, camera: 'failed' },
  ),
];
