/** The used part of the browser's `BarcodeDetector`; few browsers have it, and TypeScript has no types for it. */
interface BarcodeDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: readonly string[] }): BarcodeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const format = 'qr_code';

const readClass = (): BarcodeDetectorClass | undefined =>
  (window as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** Whether the browser can read QR codes from a camera. */
export async function canScan(): Promise<boolean> {
  if (navigator.mediaDevices === undefined) return false;
  try {
    return (await readClass()?.getSupportedFormats())?.includes(format) ?? false;
  } catch {
    return false;
  }
}

/**
 * Creates a reader of QR codes.
 *
 * @returns a function that reads the code in a picture of the video; `undefined` without a code
 * @throws if {@link canScan} is false
 */
export function createReader(): (video: HTMLVideoElement) => Promise<string | undefined> {
  const Detector = readClass();
  if (Detector === undefined) throw new Error('This browser reads no QR codes.');
  const detector = new Detector({ formats: [format] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}
