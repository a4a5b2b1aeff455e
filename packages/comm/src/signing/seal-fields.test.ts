import { createDecipheriv, hkdfSync } from 'node:crypto'
import { keyPurpose } from '@foyer/protocol/signing/headers'
import { expect, test } from 'vitest'
import { openFixture, registered } from '../testing/fixture.ts'
import { appKeyOf, openToken } from '../testing/tokens.ts'
import { fetchTransport } from '../transport/fetch.ts'
import type { TransportRequest } from '../transport/transport.ts'

const open = (appKey: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const key = Buffer.from(hkdfSync('sha256', appKey, Buffer.alloc(0), keyPurpose.aes, 32))
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
  return decipher.update(bytes.subarray(16), undefined, 'utf8') + decipher.final('utf8')
}

test('V9 named fields of a body are encrypted under the app key that signs, with a new IV each time', async () => {
  const sent: TransportRequest[] = []
  const send = fetchTransport(fetch)
  const fixture = await openFixture({
    transport: (request) => {
      sent.push(request)
      return send(request)
    },
  })
  const comm = await registered(fixture)
  const body = { password: 'Pa55 認購', clientNo: '88001001' }
  for (const _ of [1, 2]) await comm.call({ path: '/member', body, seal: ['password', 'absent'] })

  const [first, second] = sent.slice(-2).map((request) => JSON.parse(request.body ?? '') as typeof body)
  const appKey = appKeyOf(openToken(sent.at(-1)?.headers['jwt-assertion'] ?? '')?.jti ?? '')
  expect(Object.keys(first ?? {})).toEqual(Object.keys(body))
  expect(first?.clientNo).toBe(body.clientNo)
  expect(open(appKey, first?.password ?? '')).toBe(body.password)
  expect(second?.password).not.toBe(first?.password)
  expect(body.password).toBe('Pa55 認購')
})

test('COMM-6 a field to seal that is no text is refused before anything is sent', async () => {
  const fixture = await openFixture()
  const comm = await registered(fixture)
  for (const pin of [123456, { digits: '123456' }, null, true]) {
    const call = comm.call({ path: '/member', body: { pin }, seal: ['pin'] })
    await expect(call).rejects.toMatchObject({ name: 'CommError', kind: 'unexpected' })
  }
  expect(fixture.server.seen).toEqual([])
})

test.each(['none', 'twoLayer'] as const)(
  'COMM-6 a call with credentials %s has no app key, so fields to seal are refused before anything is sent',
  async (credentials) => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    const call = comm.call({ path: '/public', body: { password: 'Pa55' }, seal: ['password'], credentials })
    await expect(call).rejects.toMatchObject({ name: 'CommError', kind: 'unexpected' })
    expect(fixture.server.seen).toEqual([])
  },
)
