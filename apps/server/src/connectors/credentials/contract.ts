import { z } from 'zod'
import { accountRef } from '../account-directory/contract.ts'
import { type Contract, operation } from '../wire/contract.ts'

const seconds = z.number().int().min(1).max(31_536_000)

const right = z.object({ verdict: z.literal('right') })
const wrong = z.object({
  verdict: z.literal('wrong'),
  attemptsLeft: z.number().int().min(0).max(1000).nullable().describe('until the lock; null to say nothing'),
})
const locked = z.object({ verdict: z.literal('locked'), retryAfter: seconds.describe('seconds') })

const verdict = z.discriminatedUnion('verdict', [right, wrong, locked])

const account = accountRef.describe('as the account directory names it')
const password = z.string().min(1).max(512).describe('as typed, in Unicode form NFKC')

const counted = 'An attempt counts once, however often the call is repeated with its key.'

export const credentialsContract = {
  system: 'credentials',
  title: 'Credential check',
  summary: 'Checks passwords and codes of authenticators, and locks as the firm decides',
  operations: {
    checkPassword: operation({
      path: '/password/check',
      summary: 'Checks the password of an account',
      promises: ['An account that does not exist gets `wrong`, after the same work as any other.', counted],
      body: z.strictObject({ account, password }),
      answer: verdict,
      refusals: [],
    }),
    readFactors: operation({
      path: '/factors/read',
      summary: 'The factors that an account has set up',
      promises: ['An account that does not exist has none.'],
      body: z.strictObject({ account }),
      answer: z.object({ authenticator: z.boolean() }),
      refusals: [],
    }),
    checkAuthenticator: operation({
      path: '/authenticator/check',
      summary: 'Checks a code of the authenticator of an account',
      promises: [
        'A code is right once: with another key the same code is `wrong`.',
        'A repetition of the call that used a code gets `right` again.',
        'An account without an authenticator gets `wrong`.',
        counted,
      ],
      body: z.strictObject({ account, code: z.string().regex(/^\d{6,8}$/) }),
      answer: verdict,
      refusals: [],
    }),
    checkTradingPassword: operation({
      path: '/trading-password/check',
      summary: 'Checks the trading password of an account',
      promises: ['An account without a trading password gets `absent`.', counted],
      body: z.strictObject({ account, password }),
      answer: z.discriminatedUnion('verdict', [right, wrong, locked, z.object({ verdict: z.literal('absent') })]),
      refusals: [],
    }),
  },
} as const satisfies Contract
