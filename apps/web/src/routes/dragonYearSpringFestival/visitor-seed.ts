const bytes = 12

/** A seed nobody can know beforehand, made here. */
export const newVisitorSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
