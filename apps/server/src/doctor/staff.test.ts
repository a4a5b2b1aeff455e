import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { staffVariables } from '../modules/staff/testing/variables.ts'
import { startTestProvider } from '../testing/login-provider.ts'
import { staffFindings } from './staff.ts'

const provider = await startTestProvider(() => Date.now())
beforeEach(() => provider.change())
const sound = { authors: ['author'], approvers: ['approver'], administrators: ['administrator'] }
const found = (roles: object = sound, more: Readonly<Record<string, string>> = {}) =>
  staffFindings(
    readEnvironment({
      ...staffVariables(provider.issuer),
      STAFF_ROLES: JSON.stringify(roles),
      ...more,
    }),
  )
const messages = async (...given: Parameters<typeof found>) => (await found(...given)).map(({ message }) => message)

test('a provider of staff that answers, with separate groups for separate roles, is in order', async () => {
  expect(await found()).toEqual([
    { check: 'staff', status: 'ok', message: `${provider.issuer} answers, and its signatures are safe` },
  ])
})

test('a sandbox needs no provider of staff', async () => {
  expect(await staffFindings(readEnvironment({}))).toEqual([])
})

test.each([
  [{ all: ['author', 'approver'], administrators: ['administrator'] }, /all both author and approver/],
  [{ all: ['administrator', 'auditor'] }, /all both auditor and administrator/],
  [{ authors: ['author'] }, /gives nobody the role administrator/],
])('the doctor warns of the roles %j', async (roles, message) => {
  expect(await messages(roles)).toContainEqual(expect.stringMatching(message))
})

test('a provider that cannot be reached is a fault, and one that reports no logouts is a warning', async () => {
  const [first] = await found(sound, { STAFF_ISSUER: 'http://127.0.0.1:1' })
  expect(first?.status).toBe('fault')
  provider.change({ metadata: { backchannel_logout_supported: false } })
  expect(await messages()).toContainEqual(expect.stringMatching(/does not end sessions here/))
})
