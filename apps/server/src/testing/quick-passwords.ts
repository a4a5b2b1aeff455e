import { createPasswords } from '../crypto/password.ts'

/** At the least cost that Argon2 has: tests check what follows from a password, not how slow its hash is. */
export const quickPasswords = createPasswords({ memoryCost: 8, timeCost: 1 })
