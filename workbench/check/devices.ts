import type { State } from '../state';

/** A window in which states are opened. */
export interface Device {
  readonly name: 'desktop' | 'phone' | 'small-phone';
  readonly viewport: { readonly width: number; readonly height: number };
  /** A phone has touch and no hover. */
  readonly isMobile: boolean;
}

/** Windows in which every state is opened; the last one by `npm test -- --all` only. */
export const devices: readonly Device[] = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true },
  { name: 'small-phone', viewport: { width: 320, height: 640 }, isMobile: true },
];

/** Widest window of a phone. */
const phoneWidth = 600;

/** The window that a state needs, if it needs one, and the only device on which it is opened then. */
export function ownWindow({ viewport }: State): Pick<Device, 'name' | 'viewport'> | undefined {
  const [width, height] = viewport?.split('x').map(Number) ?? [];
  if (width === undefined || height === undefined) return undefined;
  return { name: width < phoneWidth ? 'phone' : 'desktop', viewport: { width, height } };
}
