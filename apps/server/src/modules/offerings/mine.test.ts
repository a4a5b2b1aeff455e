import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { bonds, offeringWorld } from './testing.ts'

const { app, context } = await testApp()
const { client } = offeringWorld(app, context)

const asked = async (as: Awaited<ReturnType<typeof client>>, proof: object) =>
  (await as.from.post('/trade/trade/matrix/offerings/mine', { ...proof, activity: bonds }, as.login)).json()

test('P6 cash and applications are told to nobody who does not prove the login by both of its secrets', async () => {
  const [one, other] = [await client(), await client()]
  expect(await asked(one, one.proof)).toMatchObject({ status: '0', data: { available: 100_000_000 } })
  const { password, passwordDs } = one.proof
  for (const proof of [
    {},
    { password },
    { passwordDs },
    other.proof,
    { password, passwordDs: other.proof.passwordDs },
  ]) {
    const refused = await asked(one, proof)
    expect(refused.status).not.toBe('0')
    expect(refused.data).toBeUndefined()
  }
  expect(await asked(one, other.proof)).toMatchObject({ reason: 'login_secret_wrong' })
})

test('P6 nothing is told of a suspended account', async () => {
  const one = await client()
  await context.db`update client_accounts set status = 'suspended' where id = ${one.accountId}`
  expect(await asked(one, one.proof)).toMatchObject({ reason: 'account_suspended' })
})
