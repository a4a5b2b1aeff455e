import { randomInt } from 'node:crypto'
import type { Comm } from '../../packages/comm/src/index.ts'
import { register } from '../runner/person.ts'
import type { Pair, Timed } from './pairs.ts'

/** Each account allows a number of failures before it locks, so the attempts alternate between accounts. */
const accounts = ['88001001', '88001002', '88002001', '88003001']
const triesOfOne = 18

/**
 * A wrong password for an existing account and for an unknown one. Each attempt is a failure that counts against the
 * person, so a new person registers every few attempts.
 */
export const loginPair = (url: string): Pair => {
  let person: Comm | undefined
  let [tries, persons, known] = [0, 0, 0]
  const somebody = async (): Promise<Comm> => {
    if (!person || tries === triesOfOne) {
      const number = { areaCode: '852', mobileNo: `530${String(persons).padStart(5, '0')}` }
      person = await register(url, number, `10.77.${persons >> 8}.${persons & 255}`)
      persons++
      tries = 0
    }
    tries++
    return person
  }
  const attempt = async (clientNo: string): Promise<Timed> => {
    const who = await somebody()
    const begun = performance.now()
    const { info } = await who.result({
      path: '/user/login/verify',
      body: { account: { clientNo }, password: 'not the password' },
      seal: ['password'],
      credentials: 'register',
    })
    return { time: performance.now() - begun, reason: info.reason ?? 'answered' }
  }
  return {
    name: 'wrong password of no account, of an account',
    reason: 'login_wrong',
    first: () => attempt(`77${String(randomInt(1_000_000)).padStart(6, '0')}`),
    second: () => attempt(accounts[known++ % accounts.length] ?? ''),
  }
}
