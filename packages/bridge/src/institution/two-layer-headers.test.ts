import { createHash, createHmac } from 'node:crypto'
import { fromVerifyId } from '@foyer/protocol/signing/canonical'
import vectors from '@foyer/protocol/vectors/signing.json' with { type: 'json' }
import { expect, onTestFinished, test, vi } from 'vitest'
import { randomDigits, twoLayerHeaders } from './two-layer-headers.ts'

const builtIn = { appName: 'foyer', appId: 'foyer-h5', secret: 'shipped to everyone' }

test('B3 S1 S3 the encryption id equals that of every vector', () => {
  const fixed = vectors.twoLayer.filter(({ sessionId }) => sessionId === 'h5')
  expect(fixed.length).toBeGreaterThan(5)
  for (const { appId, secret, functionId, expected } of fixed)
    expect(twoLayerHeaders({ appName: 'a', appId, secret }, { functionId, body: '' })['Aes-ID']).toBe(expected.aesId)
})

test('B3 S3 the verification id equals that of every vector, with digits inserted', () => {
  for (const { body, digits, expected } of vectors.verifyId)
    expect(twoLayerHeaders(builtIn, { functionId: '/x', body }, digits)['Verify-ID']).toBe(expected.verifyId)
})

test('B3 the headers are exactly these, with new digits each time', () => {
  const body = '{"function":"common/time","名":"称"}'
  const call = () => twoLayerHeaders(builtIn, { functionId: '/common/matrix/time', body })
  const headers = call()
  expect(headers).toEqual({
    'Content-Type': 'application/json',
    'App-Name': 'foyer',
    'App-ID': 'foyer-h5',
    'Aes-ID': createHmac('sha256', builtIn.secret).update('h5\n/common/matrix/time\nfoyer-h5').digest('hex'),
    'Session-Id': 'h5',
    'Ant-ID': '/common/matrix/time',
    'Verify-ID': expect.any(String),
  })
  expect(fromVerifyId(headers['Verify-ID'] ?? '')).toBe(createHash('sha256').update(body).digest('hex'))
  expect(new Set(Array.from({ length: 20 }, () => call()['Verify-ID'])).size).toBeGreaterThan(15)
})

test('B3 every digit is equally likely: bytes beyond the last whole ten are drawn again', () => {
  const drawn = [[250, 255, 0, 249], [251, 19], [7]]
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    ;(bytes as Uint8Array).set(drawn.shift() ?? [])
    return bytes
  })
  onTestFinished(() => random.mockRestore())
  expect(randomDigits(4)).toBe('0997')
  expect(drawn).toEqual([])
})
