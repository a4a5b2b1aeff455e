import { randomBytes, randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import { wallClock } from '../../clocks.ts'
import { credentialsContract } from '../credentials/contract.ts'
import type { Operation } from '../wire/contract.ts'
import { Broken, type Check, expectAnswer, expectSame } from './check.ts'
import type { TestClients } from './clients.ts'
import type { Probe } from './probe.ts'
import { type Bodies, sharedChecks } from './shared-checks.ts'

const { checkPassword, readFactors, checkAuthenticator, checkTradingPassword } = credentialsContract.operations

const nobody = (): string => `none-${randomBytes(9).toString('base64url')}`
const wrongPassword = (): string => `wrong-${randomBytes(6).toString('base64url')}`

const ask = async (probe: Probe, operation: Operation, body: object, key?: string) =>
  expectAnswer(operation, await probe.send(operation, body, key === undefined ? {} : { key }))

const expectVerdict = (answer: Readonly<Record<string, unknown>>, verdict: string): void => {
  if (answer.verdict !== verdict) throw new Broken(`expected ${verdict}, but got ${String(answer.verdict)}`)
}

/**
 * Checks that the system counts an attempt once for each key, also if an answer was lost. The last attempt is right, so
 * that it clears the count.
 */
const countsOnce = (
  operation: Operation,
  what: string,
  rightOf: (clients: TestClients) => { account: string; password: string },
): Check => ({
  says: `${operation.path}: a wrong ${what} counts once, however often its call is repeated, also after a lost connection`,
  holds: async (probe, clients) => {
    const right = rightOf(clients)
    const reset = async () => expectVerdict(await ask(probe, operation, right), 'right')
    await reset()
    const wrong = { ...right, password: wrongPassword() }
    const key = randomUUID()
    const first = await ask(probe, operation, wrong, key)
    expectVerdict(first, 'wrong')
    expectSame(await ask(probe, operation, wrong, key), first, 'the repetition got another answer')
    const second = await ask(probe, operation, wrong)
    if (typeof first.attemptsLeft === 'number')
      expectSame(second.attemptsLeft, first.attemptsLeft - 1, 'a repetition was counted as another attempt')
    await reset()
    const lost = randomUUID()
    await probe.sendAndLeave(operation, wrong, lost)
    expectSame(await ask(probe, operation, wrong, lost), first, 'the attempt whose answer was lost counted twice')
    await reset()
  },
})

/** The right code of now, or of the next period if that of now was used. */
const useCode = async (probe: Probe, { account, authenticator }: TestClients['complete'], key: string) => {
  for (const ahead of [0, 30]) {
    const code = generateSync({ secret: authenticator, epoch: Math.floor(wallClock() / 1000) + ahead })
    const body = { account, code }
    const keyOfTry = ahead === 0 ? key : `${key}-next`
    if ((await ask(probe, checkAuthenticator, body, keyOfTry)).verdict === 'right') return { body, key: keyOfTry }
  }
  throw new Broken('neither the code of now nor the next one is right; was one used within the last minute?')
}

const twoPasswords: Bodies = ({ complete: { account, password } }) => [
  { account, password },
  { account: nobody(), password },
]

/** The promises of the credential check. */
export const credentialsChecks: readonly Check[] = [
  {
    says: 'the password of each active test client is right',
    holds: async (probe, { all }) => {
      for (const { account, password } of all.filter(({ status, mayBeLocked }) => status === 'active' && !mayBeLocked))
        expectVerdict(await ask(probe, checkPassword, { account, password }), 'right')
    },
  },
  {
    says: 'for an account that does not exist a password is wrong, as for any other',
    holds: async (probe) => {
      const answer = await ask(probe, checkPassword, { account: nobody(), password: wrongPassword() })
      expectVerdict(answer, 'wrong')
    },
  },
  {
    says: 'the factors of an account say whether it has an authenticator; an account that does not exist has none',
    holds: async (probe, { complete, bare }) => {
      const of = async (account: string) => (await ask(probe, readFactors, { account })).authenticator
      expectSame(await of(complete.account), true, `${complete.account} has no authenticator`)
      expectSame(await of(bare.account), false, `${bare.account} has an authenticator`)
      expectSame(await of(nobody()), false, 'an account that does not exist has an authenticator')
    },
  },
  {
    says: 'a code of the authenticator is right once, and the repetition of its call gets the same answer',
    holds: async (probe, { complete }) => {
      const { body, key } = await useCode(probe, complete, randomUUID())
      expectVerdict(await ask(probe, checkAuthenticator, body, key), 'right')
      expectVerdict(await ask(probe, checkAuthenticator, body), 'wrong')
    },
  },
  {
    says: 'an account without an authenticator has no right code',
    holds: async (probe, { bare: { account } }) => {
      const { verdict } = await ask(probe, checkAuthenticator, { account, code: '000000' })
      // the attempts of earlier runs may have locked it
      if (verdict === 'right') throw new Broken('a code is right')
    },
  },
  {
    says: 'the trading password is right, and absent where there is none',
    holds: async (probe, { complete: { account, tradingPassword: password }, bare }) => {
      expectVerdict(await ask(probe, checkTradingPassword, { account, password }), 'right')
      expectVerdict(await ask(probe, checkTradingPassword, { account: bare.account, password }), 'absent')
    },
  },
  countsOnce(checkPassword, 'password', ({ complete: { account, password } }) => ({ account, password })),
  countsOnce(checkTradingPassword, 'trading password', ({ complete: { account, tradingPassword: password } }) => ({
    account,
    password,
  })),
  {
    says: 'while the system has locked, the right password is not accepted',
    holds: async (probe, { lockable }) => {
      if (!lockable) return
      const { account } = lockable
      for (let tries = 0; tries < 20; tries++) {
        const { verdict } = await ask(probe, checkPassword, { account, password: wrongPassword() })
        if (verdict !== 'locked') continue
        const right = await ask(probe, checkPassword, { account, password: lockable.password })
        return expectVerdict(right, 'locked')
      }
    },
  },
  ...sharedChecks(checkPassword, twoPasswords),
  ...sharedChecks(readFactors, ({ complete, bare }) => [{ account: complete.account }, { account: bare.account }]),
  ...sharedChecks(checkAuthenticator, () => [
    { account: nobody(), code: '000000' },
    { account: nobody(), code: '000001' },
  ]),
  ...sharedChecks(checkTradingPassword, ({ complete: { account, tradingPassword: password } }) => [
    { account, password },
    { account: nobody(), password },
  ]),
]
