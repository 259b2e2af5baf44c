import { held } from '../sampleBalance';
import { walletAt } from '../walletAt';
import { withdraw } from './withdrawTools';

const opened = walletAt('withdraw', { faults: held, steps: [{ press: 'Scan a QR code' }] });

/** States of the scanner of QR codes. */
export const scannerStates = [
  withdraw('scanner-offered', 'The browser can scan', ['Scan a QR code'], { camera: 'running' }),
  opened('scanner-waiting', 'The browser asks whether the page may use the camera', ['Waiting for the camera'], {
    camera: 'waiting',
  }),
  opened('scanner-running', 'The camera runs', ['Hold the QR code of the address in front of the camera.'], {
    camera: 'running',
  }),
  opened(
    'scanner-refused',
    'The player refuses the camera',
    ['The browser may not use the camera. Allow it in the site’s permissions, or paste the address.'],
    { camera: 'refused' },
  ),
  opened('scanner-missing', 'There is no camera', ['No camera was found. Paste the address instead.'], {
    camera: 'missing',
  }),
  opened(
    'scanner-failed',
    'Another program uses the camera',
    ['The camera could not be started. Close other programs that use it, or paste the address.'],
    { camera: 'failed' },
  ),
];
