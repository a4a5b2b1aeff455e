import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'

const { app, context } = await testApp()

const openAccount = async (facts: object) =>
  (await app.inject({ method: 'POST', url: '/dev/clients', payload: facts })).json()

test("The sandbox opens accounts for a number, and the number's owner finds them", async () => {
  const number = hongKongNumber(1)
  const mobile = `+${number.areaCode}${number.mobileNo}`
  const first = await openAccount({ mobile })
  const second = await openAccount({ mobile, accountType: 'margin', totp: true })
  expect(first.data).toEqual({
    clientNo: expect.stringMatching(/^\d{8}$/),
    password: 'Foyer-demo-1',
    tradingPassword: '246810',
  })
  const from = device(app, context)
  const { register } = await signIn(context, from, number)
  const { accounts } = (await from.post('/api/user/login/accounts', {}, register)).json().data
  expect(accounts).toMatchObject([
    { clientNo: expect.stringContaining(first.data.clientNo.slice(-4)), accountType: 'cash' },
    { clientNo: expect.stringContaining(second.data.clientNo.slice(-4)), accountType: 'margin' },
  ])
  expect((await app.inject(`/dev/totp?clientNo=${second.data.clientNo}`)).json().data.code).toMatch(/^\d{6}$/)
})

test.each([{}, { mobile: '51234567' }, { mobile: '+85251234567', accountType: 'gold' }])(
  'The sandbox opens no account for %j',
  async (facts) => {
    expect((await openAccount(facts)).reason).toBe('invalid_request')
  },
)
