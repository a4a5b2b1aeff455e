/**
 * Asks whether content carries something known to be harmful. Rejects where it cannot tell: whoever asks then keeps nothing.
 */
export type Scanner = (content: Buffer) => Promise<'clean' | 'infected'>
