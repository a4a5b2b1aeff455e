/** Checks whether content is known to be harmful. Rejects if it cannot tell; the caller must then store nothing. */
export type Scanner = (content: Buffer) => Promise<'clean' | 'infected'>
