import { hash, verify } from '@node-rs/argon2'

interface PasswordCost {
  /** KiB */
  readonly memoryCost: number
  /** passes over that memory */
  readonly timeCost: number
}

/** The second recommended option of RFC 9106 with one lane; decision 0060 has the measurements. */
const slow: PasswordCost = { memoryCost: 65_536, timeCost: 3 }

/** Hashes and checks passwords with Argon2id. */
export interface Passwords {
  /** Hashes a password. The hash contains salt and parameters and has about 100 characters. */
  hash(password: string): Promise<string>
  /** Whether a password is right. Without a hash, for an unknown account, it returns false after the same work. */
  isRight(passwordHash: string | undefined, password: string): Promise<boolean>
}

/** Normalises the ways in which keyboards write one character (full-width digits, composed accents). */
const spelled = (password: string): string => password.normalize('NFKC')

/** @param cost of each new hash; the default protects real passwords. @param argon2 the implementation */
export const createPasswords = (cost = slow, argon2 = { hash, verify }): Passwords => {
  const options = { ...cost, parallelism: 1, outputLen: 32 }
  /** The hash of a random password, at the cost of a real one. */
  const unknownAccountHash = [
    `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${options.parallelism}`,
    ...[16, options.outputLen].map((length) => Buffer.alloc(length).toString('base64').replaceAll('=', '')),
  ].join('$')
  return {
    hash: (password) => argon2.hash(spelled(password), options),
    isRight: (passwordHash, password) => argon2.verify(passwordHash ?? unknownAccountHash, spelled(password)),
  }
}
