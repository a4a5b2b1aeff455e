import { hash, verify } from '@node-rs/argon2'

/** Argon2id, RFC 9106's second choice on one lane; the figures are in decision 0060. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 } as const

/** Hash of nothing anybody knows, at the cost of a real one. */
const nobodys = [
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  ...[16, cost.outputLen].map((length) => Buffer.alloc(length).toString('base64').replaceAll('=', '')),
].join('$')

/** One password, however a keyboard spells its characters (full-width digits, composed accents). */
const spelled = (password: string): string => password.normalize('NFKC')

/** Hash of a password with its salt and parameters, about 100 characters. */
export const hashPassword = (password: string): Promise<string> => hash(spelled(password), cost)

/** Whether a password is right. Without a hash, of an account that is not there, it is wrong after the same work. */
export const isPassword = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  verify(passwordHash ?? nobodys, spelled(password))
