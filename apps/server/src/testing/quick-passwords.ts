import { createPasswords } from '../crypto/password.ts'

/**
 * Hashes passwords at Argon2's lowest cost: these tests check what follows from a password, not how slow its hash is.
 */
export const quickPasswords = createPasswords({ memoryCost: 8, timeCost: 1 })
