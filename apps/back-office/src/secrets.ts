import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

// a lower cost than a firm would choose: the stand-in has no real passwords
const cost = { N: 4096 }

/** Hashes a password with a salt of its own. */
export const hashOf = (password: string): string => {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}:${scryptSync(password, salt, 32, cost).toString('base64')}`
}

const ofNobody = hashOf(randomBytes(16).toString('base64'))

/** Whether a password is right; without a hash false, after the same work. */
export const isRight = (hash: string | null | undefined, password: string): boolean => {
  const [salt = '', key = ''] = (hash ?? ofNobody).split(':')
  const stored = Buffer.from(key, 'base64')
  const given = scryptSync(password, Buffer.from(salt, 'base64'), stored.length, cost)
  return timingSafeEqual(stored, given) && typeof hash === 'string'
}
