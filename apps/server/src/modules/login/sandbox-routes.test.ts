import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'

const { app, context, clock } = await testApp()

test('N6 The sandbox shows the authenticator code of a demo client, and how to set one up', async () => {
  const show = async (clientNo: string) => (await app.inject(`/dev/totp?clientNo=${clientNo}`)).json()
  const { data } = await show('88001001')
  expect(data).toEqual({
    code: expect.stringMatching(/^\d{6}$/),
    secondsLeft: 30 - ((context.clocks.wall() / 1000) % 30),
    uri: expect.stringMatching(/^otpauth:\/\/totp\/[^?]+88001001\?.*secret=[A-Z2-7]{32}/),
  })
  clock.advance(30_000)
  expect((await show('88001001')).data.code).not.toBe(data.code)
  expect((await show('88001002')).reason).toBe('not_found')
  expect((await show('88009999')).reason).toBe('not_found')
  expect((await show('1')).reason).toBe('invalid_request')
})
