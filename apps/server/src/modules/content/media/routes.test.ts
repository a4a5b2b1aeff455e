import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../testing/context.ts'
import { mediaNames } from './catalogue.ts'
import { rangeOf } from './range.ts'

const { app } = await testApp()
const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/media/${name}`, headers })
const film = 'diversification.mp4'

describe('Every media file', () => {
  test.each(mediaNames())('The file %s is served with its type, cacheable and with nosniff', async (name) => {
    const reply = await get(name)
    const type = { svg: 'image/svg+xml; charset=utf-8', vtt: 'text/vtt; charset=utf-8', mp4: 'video/mp4' }
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': type[name.split('.')[1] as keyof typeof type],
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers.etag).toMatch(/^"[\w-]{43}(-\w+)?"$/)
  })

  test('Every media file is small enough for a phone', async () => {
    for (const name of mediaNames()) {
      const { rawPayload } = await get(name)
      expect(rawPayload.length, name).toBeLessThan(name.endsWith('.mp4') ? 300_000 : 20_000)
    }
  })

  test('A drawing executes and loads nothing, and contains text only if it is a page of a document', async () => {
    for (const name of mediaNames().filter((each) => each.endsWith('.svg'))) {
      const { payload, headers } = await get(name)
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      )
      expect(payload, name).not.toMatch(/<(script|image|foreignObject|use|a)\b|\son\w+=|href|data:/i)
      // pages of a document exist in each language
      if (!/^term-sheet-.*-(cn|hk|en)\.svg$/.test(name)) expect(payload, name).not.toMatch(/<text\b/i)
    }
  })
})

describe('A film', () => {
  test('A film has its index at the front, so that it plays before it is fully loaded', async () => {
    const { rawPayload } = await get(film)
    expect((await fileTypeFromBuffer(rawPayload))?.mime).toBe('video/mp4')
    expect(rawPayload.indexOf('moov')).toBeLessThan(rawPayload.indexOf('mdat'))
  })

  test('A film is sent in the parts that a player requests', async () => {
    const whole = (await get(film)).rawPayload
    const part = await get(film, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${whole.length}`,
      'content-length': '100',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
    })
    expect(part.rawPayload).toEqual(whole.subarray(100, 200))
    expect((await get(film, { range: 'bytes=-50' })).rawPayload).toEqual(whole.subarray(-50))
    expect((await get(film, { range: 'bytes=150-' })).rawPayload).toEqual(whole.subarray(150))
  })

  test('A film is sent whole if the part belongs to another version, and not sent if the part starts after the end', async () => {
    const { headers, rawPayload } = await get(film)
    expect((await get(film, { range: 'bytes=0-9', 'if-range': '"old"' })).rawPayload).toEqual(rawPayload)
    expect((await get(film, { range: 'bytes=0-9', 'if-range': String(headers.etag) })).rawPayload).toHaveLength(10)
    const behind = await get(film, { range: `bytes=${rawPayload.length}-` })
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${rawPayload.length}`])
  })

  test('A film that the client has already is a 304 without a body, and HEAD returns its length', async () => {
    const { headers, rawPayload } = await get(film)
    const again = await get(film, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    const head = await app.inject({ method: 'HEAD', url: `/api/media/${film}` })
    expect(head.headers['content-length']).toBe(String(rawPayload.length))
  })

  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
    [undefined, undefined],
  ])('A file of 100 bytes resolves the range %s', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range)
  })
})

test('Drawings are compressed, and each representation has its own ETag', async () => {
  const plain = await get('hero-briefing.svg')
  const small = await get('hero-briefing.svg', { 'accept-encoding': 'br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 1.8)
  expect(small.headers.etag).not.toBe(plain.headers.etag)
  const again = await get('hero-briefing.svg', {
    'accept-encoding': 'br',
    'if-none-match': String(small.headers.etag),
  })
  expect(again.statusCode).toBe(304)
})

test.each([
  'absent.svg',
  '..%2fcampaigns%2fautumn-briefing.json',
  '%2e%2e/%2e%2e/package.json',
  'hero-briefing.svg%00',
  'HERO-BRIEFING.SVG',
  '__proto__',
  '.',
])('%s is not found as a file', async (name) => {
  const reply = await get(name)
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('Only files with a valid media name become media', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-media-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  for (const name of ['a.svg', 'b.html', 'c.js', 'D.svg', 'e.svg.html', '.svg']) writeFileSync(join(folder, name), 'x')
  expect(mediaNames(folder)).toEqual(['a.svg'])
})
