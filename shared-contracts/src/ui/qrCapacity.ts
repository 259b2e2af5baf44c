/** Bytes that the largest QR code (version 40, error correction L) holds; one more, and drawing it throws. */
const largestQrBytes = 2953;

/** Whether a text can be drawn as a QR code. */
export const fitsQrCode = (text: string): boolean => new TextEncoder().encode(text).length <= largestQrBytes;
