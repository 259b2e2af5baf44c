/** A code that a call carries as an integer, with the zeros that it began with. */
export const padCode = (code: number): string => String(code).padStart(6, '0');
