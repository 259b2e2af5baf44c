/** Bytes in the largest QR code (version 40, error correction L); rendering a longer text throws. */
const largestQrBytes = 2953;

/** Whether a text fits in a QR code. */
export const fitsQrCode = (text: string): boolean => new TextEncoder().encode(text).length <= largestQrBytes;
