import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { targetOf } from '../calls/outgoing.ts'
import { threeLayer, twoLayer } from '../signing/sign.ts'
import { gatewayRequest } from './request.ts'

interface Vector {
  function: string
  sessionId: string
  appId: string
  nonce: string
  body: string
  appKey: string
  expected: { isMarket: boolean; hosts: Record<'main' | 'hk' | 'default', string>; target: string; aesId: string }
}
const { gateway } = JSON.parse(
  readFileSync(new URL('../../../protocol/vectors/signing.json', import.meta.url), 'utf8'),
) as { gateway: Vector[] }

test('N7 N8 V12 every gateway vector goes to its host with its request line', () => {
  expect(gateway.length).toBeGreaterThan(20)
  for (const { function: name, expected } of gateway) {
    for (const variant of ['main', 'hk', 'default'] as const) {
      const call = gatewayRequest({ function: name, messageType: '1' }, variant)({})
      expect(call.host, name).toBe(expected.hosts[variant])
      expect(targetOf(call), name).toBe(expected.target)
    }
    const withoutType = () => gatewayRequest({ function: name }, 'main')
    if (expected.isMarket) expect(withoutType, name).toThrow('messageType is required')
    else expect(withoutType, name).not.toThrow()
  }
})

test('S3 N8 every gateway vector has its signature', () => {
  for (const { nonce, body, appKey, expected, ...sender } of gateway) {
    const call = { method: 'POST', target: expected.target, body }
    const credentials = { token: 'a.b.c', appKey: Uint8Array.from(Buffer.from(appKey, 'hex')) }
    const from = { appName: 'any', ...sender }
    const drawn = { nonce, digits: '01234567' }
    expect(threeLayer(call, from, credentials, drawn)['Aes-ID']).toBe(expected.aesId)
    expect(twoLayer(call, from, 'secret', drawn.digits)['Ant-ID']).toBe(expected.target)
  }
})
