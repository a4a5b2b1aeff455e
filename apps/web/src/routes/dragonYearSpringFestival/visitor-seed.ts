const bytes = 12

/** Generates a random seed that no one can predict. */
export const newVisitorSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
