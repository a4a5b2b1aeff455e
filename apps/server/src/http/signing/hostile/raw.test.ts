import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { verifyIdPositions } from '@foyer/protocol/signing/canonical'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesOf, sendBytes } from '../../../testing/raw-http.ts'
import { hongKongNumber } from '../../../testing/sign-in.ts'
import { device, type SignedCall } from '../../../testing/signed-client.ts'
import { hostileFixture, reasonOf } from './fixture.ts'

const { app, context, own, credentials, doingNothing } = await hostileFixture()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

const threeLayer = ['app-id', 'session-id', 'ant-id', 'aes-id', 'verify-id', 'jwt-assertion']
const twoLayer = ['app-name', 'app-id', 'session-id', 'ant-id', 'aes-id', 'verify-id']

const send = async (bytes: Buffer | string): Promise<string> => {
  const reply = await sendBytes(port, Buffer.from(bytes))
  return reply.statusCode < 300 ? 'answered' : reasonOf(reply)
}
const check = { appId: 'foyer-test', checkType: 'ip', sessionId: own.sid }

describe('a call with one signed byte changed', () => {
  /** A change without effect: the case of a header's name, white space, or a random digit of Verify-ID. */
  const isSame = (bytes: Buffer, at: number, to: number): boolean => {
    const lineStart = bytes.lastIndexOf('\r\n', at - 1) + 2
    const line = bytes.toString('latin1', lineStart, bytes.indexOf('\r\n', lineStart))
    const from = bytes[at] ?? 0
    const inName = at < lineStart + line.indexOf(':')
    const digit = line.startsWith('verify-id: ') && verifyIdPositions.some((i) => at === lineStart + 11 + i)
    const isDigit = to >= 0x30 && to <= 0x39
    // white space around a value is not part of it
    const space = line[at - lineStart] === ' ' && (to === 0x09 || to === 0x20)
    return (
      space ||
      (digit && isDigit) ||
      (inName && lineStart > 0 && (from ^ to) === 0x20 && /[a-z]/i.test(String.fromCharCode(from)))
    )
  }

  const calls: [what: string, sign: () => Promise<SignedCall>, covered: string[]][] = [
    ['a session check', async () => own.sign('/jwt/auth/check', check, await credentials('login')), threeLayer],
    [
      'a request for a code',
      async () => own.sign('/api/user/488/sms', hongKongNumber(9), await credentials('tourist')),
      threeLayer,
    ],
    ['a tourist token', async () => device(app, context).touristCall(), twoLayer],
    ['the time', async () => device(app, context).signTwoLayer('/common/common/matrix/time', { a: 1 }), twoLayer],
  ]

  test.each(calls)(
    'S4 a call with one signed byte changed is refused and does nothing, and the unchanged call is then answered: %s',
    async (_what, sign, covered) => {
      const bytes = bytesOf(await sign(), covered)
      const headEnds = bytes.indexOf('\r\ncontent-type')
      const bodyStarts = bytes.indexOf('\r\n\r\n') + 4
      // ` HTTP/1.1` is not part of the call
      const version = { starts: bytes.indexOf(' HTTP/1.1'), ends: bytes.indexOf('\r\n') }
      const positions = [...bytes.keys()].filter(
        (i) => (i < headEnds || i >= bodyStarts) && (i < version.starts || i >= version.ends),
      )
      await doingNothing(() =>
        fc.assert(
          fc.asyncProperty(fc.constantFrom(...positions), fc.integer({ min: 1, max: 255 }), async (at, mask) => {
            const to = (bytes[at] ?? 0) ^ mask
            fc.pre(!isSame(bytes, at, to))
            const flipped = Buffer.from(bytes)
            flipped[at] = to
            expect(await send(flipped)).not.toBe('answered')
          }),
          { numRuns: 300 },
        ),
      )
      expect(await send(bytes)).toBe('answered')
    },
  )
})

describe('a malformed or disguised request', () => {
  const call = async () => own.sign('/jwt/auth/check', check, await credentials('tourist'))
  const text = async (change: (text: string) => string) => {
    const bytes = bytesOf(await call(), threeLayer)
    return Buffer.from(change(bytes.toString('latin1')), 'latin1')
  }
  const attacks: [what: string, change: (text: string) => string, reason: RegExp][] = [
    ['dot segments', (t) => t.replace('/jwt/', '/jwt/x/../'), /^not_found$/],
    ['encoded dot segments', (t) => t.replace('/jwt/', '/jwt/x/%2e%2e/'), /^not_found$/],
    ['a double slash', (t) => t.replace('/jwt/', '//jwt/'), /^not_found$/],
    ['a backslash', (t) => t.replace('/jwt/auth', '/jwt\\auth'), /^not_found$/],
    ['an absolute address', (t) => t.replace('/jwt/', 'http://localhost/jwt/'), /^signature_wrong$/],
    ['a fragment', (t) => t.replace('/check ', '/check#x '), /^(signature_wrong|not_found|invalid_request)$/],
    ['a semicolon', (t) => t.replace('/check ', '/check;a=1 '), /^not_found$/],
    ['a path that is no URL', (t) => t.replace('/check ', '/%zz '), /^invalid_request$/],
    [
      'a path of 12 KB',
      (t) => t.replace('/check ', `/${'x'.repeat(12_000)} `),
      /^not_found$|^too_large$|^invalid_request$/,
    ],
    ['each signed header twice', (t) => t.replace(/^(aes-id: .*\r\n)/m, '$1$1'), /^signature_wrong$/],
    ['two sessions', (t) => t.replace(/^(session-id: .*\r\n)/m, '$1session-id: other\r\n'), /^token_invalid$/],
    ['two tokens', (t) => t.replace(/^(jwt-assertion: .*\r\n)/m, '$1$1'), /^token_/],
    ['two nonces', (t) => t.replace(/^(ant-id: .*\r\n)/m, '$1$1'), /^signature_wrong$/],
    ['headers of 20 KB', (t) => t.replace('\r\n', `\r\nx: ${'x'.repeat(20_000)}\r\n`), /^too_large$/],
    ['a folded header', (t) => t.replace('session-id: ', 'session-id:\r\n '), /^invalid_request$/],
    ['a space before the colon', (t) => t.replace('session-id:', 'session-id :'), /^invalid_request$/],
    ['two lengths', (t) => t.replace('Content-Length', 'Content-Length: 2\r\nContent-Length'), /^invalid_request$/],
    ['a length and chunks', (t) => t.replace('Host', 'Transfer-Encoding: chunked\r\nHost'), /^invalid_request$/],
    ['a length below zero', (t) => t.replace(/Content-Length: \d+/, 'Content-Length: -1'), /^invalid_request$/],
    [
      'a body shorter than its signature',
      (t) => t.replace(/Content-Length: \d+/, 'Content-Length: 5'),
      /^invalid_request$|^signature_wrong$/,
    ],
    ['a method of one’s own', (t) => t.replace('POST', 'PAST'), /^invalid_request$/],
    ['a method in lower case', (t) => t.replace('POST', 'post'), /^invalid_request$/],
    ['HTTP/9.9', (t) => t.replace('HTTP/1.1', 'HTTP/9.9'), /^invalid_request$/],
    ['no HTTP at all', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', /^invalid_request$/],
  ]

  test.each(attacks)('S4 a request with %s is refused, and does nothing', async (_what, change, reason) => {
    const bytes = await text(change)
    await doingNothing(async () => expect(await send(bytes)).toMatch(reason))
  })

  test('the signed call is answered when it is left unchanged', async () => {
    expect(await send(await text((same) => same))).toBe('answered')
  })

  test('a request on a connection that is cut in the middle does nothing, and the next call is answered', async () => {
    const bytes = await text((same) => same)
    await doingNothing(async () => {
      const socket = connect(port, '127.0.0.1')
      socket.write(bytes.subarray(0, -3))
      await once(socket, 'connect')
      socket.resetAndDestroy()
      await once(socket, 'close')
    })
    expect(await send(await text((same) => same))).toBe('answered')
  })
})
