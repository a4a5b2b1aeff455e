import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { tagReplies } from './etag.ts'

const long = { text: 'long enough to travel compressed, 繁體與简体 '.repeat(60) }
const app = Fastify()
await app.register(async (scope) => {
  tagReplies(scope, 'public, max-age=5')
  scope.get('/long', async () => long)
  scope.get('/short', async () => ({ text: 'short' }))
  scope.get('/n/:n', async (request) => ({ ...long, n: request.params }))
  scope.get('/fails', async (_request, reply) => reply.status(500).send(long))
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a public reply', () => {
  test('a public reply is sent in the best encoding that the client accepts, with the same content in each encoding', async () => {
    const plain = await get('/long')
    const br = await get('/long', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/long', { 'accept-encoding': 'gzip;q=0.5' })
    expect(plain.json()).toEqual(long)
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(long)
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(long)
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    for (const [reply, encoding] of [
      [plain, undefined],
      [br, 'br'],
      [gzip, 'gzip'],
    ] as const) {
      expect(reply.headers['content-encoding']).toBe(encoding)
      expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
      expect(reply.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=5' })
    }
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('a public reply is not compressed if it is short or if the client accepts neither Brotli nor gzip', async () => {
    expect((await get('/short', { 'accept-encoding': 'br' })).json()).toEqual({ text: 'short' })
    for (const none of ['', 'identity', 'br;q=0, gzip;q=0', 'zstd'])
      expect((await get('/long', { 'accept-encoding': none })).json()).toEqual(long)
  })

  test('a public reply is an empty 304 for a client that has it cached in the same encoding', async () => {
    const headers = { 'accept-encoding': 'br' }
    const etag = String((await get('/long', headers)).headers.etag)
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/long', { ...headers, 'if-none-match': held })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers['content-encoding']).toBeUndefined()
    }
    expect((await get('/long', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('a public reply has the same encoded bytes before and after 150 other replies', async () => {
    const headers = { 'accept-encoding': 'br' }
    const before = await get('/long', headers)
    for (let n = 0; n < 150; n++) await get(`/n/${n}`, headers)
    expect((await get('/long', headers)).rawPayload).toEqual(before.rawPayload)
  })

  test('a public reply with status 500 has no ETag, no Cache-Control and no compression', async () => {
    const { headers } = await get('/fails', { 'accept-encoding': 'br' })
    for (const name of ['etag', 'cache-control', 'content-encoding']) expect(headers[name]).toBeUndefined()
  })

  test('a public reply to HEAD has no body and the ETag of GET', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/long', headers: { 'accept-encoding': 'br' } })
    const { headers } = await get('/long', { 'accept-encoding': 'br' })
    expect(head.body).toBe('')
    expect(head.headers.etag).toBe(headers.etag)
  })
})
