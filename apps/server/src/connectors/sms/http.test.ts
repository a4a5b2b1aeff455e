import { expect, test } from 'vitest'
import { NotSent } from '../../sms-message.ts'
import type { SystemCaller } from '../wire/caller.ts'
import { RefusedBySystem, SystemAway } from '../wire/system-away.ts'
import { smsContract } from './contract.ts'
import { httpSms } from './http.ts'

const message = {
  id: 'b1a7c1de-0000-4000-8000-000000000001',
  mobile: '+85251234567',
  region: 'HK',
  text: '【孚御】您的验证码是 123456',
  kind: 'login',
  language: 'zh-CN',
  values: { code: '123456' },
} as const

const failing = (error: Error) => httpSms({ call: () => Promise.reject(error) })(message)

test('N5 a message goes to the gateway as text and as values of a template, with its id as the key', async () => {
  const calls: unknown[][] = []
  const call = async (...given: unknown[]) => {
    calls.push(given)
    return {}
  }
  await httpSms({ call: call as SystemCaller['call'] })(message)
  const { id, mobile: to, region: _, ...content } = message
  expect(calls).toEqual([[smsContract.operations.sendMessage, { to, ...content }, id]])
  expect(smsContract.operations.sendMessage.body.safeParse({ to, ...content }).success).toBe(true)
})

test.each([
  ['refused it', new RefusedBySystem('sms-first', 'message_refused')],
  ['certainly did nothing', new SystemAway('sms-first', 'not_done', 'it was not reached')],
])('N5 a message is not sent if the gateway %s', async (_, error) => {
  await expect(failing(error)).rejects.toThrow(NotSent)
})

test('N5 a message may be sent if nobody knows what the gateway did', async () => {
  const sending = failing(new SystemAway('sms-first', 'unknown', 'it did not answer completely'))
  await expect(sending).rejects.toThrow('the gateway may have sent the message')
  await expect(sending).rejects.not.toThrow(NotSent)
})
