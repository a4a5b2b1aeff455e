import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { bonds, offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { client } = offeringFixture(app, context)

const readMyOfferings = async (as: Awaited<ReturnType<typeof client>>, proof: object) =>
  (await as.from.post('/trade/trade/matrix/offerings/mine', { ...proof, activity: bonds }, as.login)).json()

test('P6 cash and applications are shown only to a caller who proves the login with both of its secrets', async () => {
  const [one, other] = [await client(), await client()]
  expect(await readMyOfferings(one, one.proof)).toMatchObject({ status: '0', data: { available: 100_000_000 } })
  const { password, passwordDs } = one.proof
  for (const proof of [
    {},
    { password },
    { passwordDs },
    other.proof,
    { password, passwordDs: other.proof.passwordDs },
  ]) {
    const refused = await readMyOfferings(one, proof)
    expect(refused.status).not.toBe('0')
    expect(refused.data).toBeUndefined()
  }
  expect(await readMyOfferings(one, other.proof)).toMatchObject({ reason: 'login_secret_wrong' })
})

test('P6 the data of a suspended account is not shown', async () => {
  const one = await client()
  await context.db`update client_accounts set status = 'suspended' where id = ${one.accountId}`
  expect(await readMyOfferings(one, one.proof)).toMatchObject({ reason: 'account_suspended' })
})
