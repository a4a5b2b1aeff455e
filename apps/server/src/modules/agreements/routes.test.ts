import { agreement, agreementKeys, agreementVersions } from '@foyer/api/content'
import { languages } from '@foyer/api/languages'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'

const { app } = await testApp()

describe('GET /api/content/agreements', () => {
  test('V6 The list names the current version of each document, and that version is the one served', async () => {
    const versions = agreementVersions.parse((await app.inject('/api/content/agreements')).json())
    for (const key of agreementKeys)
      for (const lang of languages) {
        const read = agreement.parse((await app.inject(`/api/content/agreements/${key}?lang=${lang}`)).json())
        expect(read.version).toBe(versions[key])
      }
  })

  test('A1 Without a language the text is in Simplified Chinese', async () => {
    const unnamed = await app.inject('/api/content/agreements/privacy')
    expect(unnamed.body).toBe((await app.inject('/api/content/agreements/privacy?lang=zh-CN')).body)
  })

  test('A text may be cached but is revalidated each time, and an unchanged text is a 304 without a body', async () => {
    const url = '/api/content/agreements/service?lang=en-US'
    const first = await app.inject(url)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/)
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await app.inject('/api/content/agreements/service?lang=zh-HK')
    expect(other.headers.etag).not.toBe(first.headers.etag)
  })

  test.each(['terms', 'constructor', '__proto__', '%00', '..%2fservice', "'%20or%201=1--", 'x'.repeat(10_000)])(
    'An unknown key is not found: %.24s',
    async (key) => {
      const reply = await app.inject(`/api/content/agreements/${key}`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ status: 40401, reason: 'not_found' })
      expect(reply.headers['cache-control']).toBe('no-store')
    },
  )

  test.each(['fr-FR', 'zh', 'en-us', '', 'zh-CN&lang=zh-HK'])(
    'An unsupported language is refused: "%s"',
    async (lang) => {
      const reply = await app.inject(`/api/content/agreements/privacy?lang=${lang}`)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ reason: 'invalid_request' })
    },
  )
})
