import { hash, verify } from '@node-rs/argon2'

interface PasswordCost {
  /** KiB */
  readonly memoryCost: number
  /** passes over that memory */
  readonly timeCost: number
}

/** RFC 9106's second choice on one lane; the figures are in decision 0060. */
const slow: PasswordCost = { memoryCost: 65_536, timeCost: 3 }

/** Keeps and checks passwords as Argon2id. */
export interface Passwords {
  /** Hash of a password with its salt and parameters, about 100 characters. */
  hash(password: string): Promise<string>
  /** Whether a password is right. Without a hash, of an account that does not exist, it is wrong after the same work. */
  isRight(passwordHash: string | undefined, password: string): Promise<boolean>
}

/** One password, however a keyboard spells its characters (full-width digits, composed accents). */
const spelled = (password: string): string => password.normalize('NFKC')

/** @param cost of each new hash; by default what protects real passwords */
export const createPasswords = (cost = slow): Passwords => {
  const options = { ...cost, parallelism: 1, outputLen: 32 }
  /** Hash of nothing anybody knows, at the cost of a real one. */
  const nobodys = [
    `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${options.parallelism}`,
    ...[16, options.outputLen].map((length) => Buffer.alloc(length).toString('base64').replaceAll('=', '')),
  ].join('$')
  return {
    hash: (password) => hash(spelled(password), options),
    isRight: (passwordHash, password) => verify(passwordHash ?? nobodys, spelled(password)),
  }
}
