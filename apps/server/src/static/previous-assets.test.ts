import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { emptyApp } from '../testing/context.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-clients-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [current, previous] = [join(folder, 'current'), join(folder, 'previous')]
const write = (path: string, text: string | Buffer) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
write('current/index.html', '<script type="application/json" id="config"><!--config--></script>')
write('current/assets/entry-new.js', 'new')
write('current/assets/shared-same.js', 'same')
write('previous/index.html', 'an old page')
write('previous/assets/shared-same.js', 'same')
write('previous/assets/entry-old.js', 'old')
write('previous/assets/entry-old.js.br', brotliCompressSync('old'))
write('previous/institution/assets/entry-other.js', 'other')
write('previous/gallery/assets/entry-gallery.js', 'gallery')

const { app } = await emptyApp({
  environment: readEnvironment({ LOG_LEVEL: 'silent', CLIENT_DIR: current, CLIENT_PREVIOUS_DIR: previous }),
})

test.each([
  ['/assets/entry-new.js', 'new'],
  ['/assets/shared-same.js', 'same'],
  ['/assets/entry-old.js', 'old'],
  ['/institution/assets/entry-other.js', 'other'],
])('O8 a server sends %s, cached permanently, if this client or an earlier one has the file', async (url, body) => {
  const reply = await app.inject(url)
  expect([reply.statusCode, reply.body]).toEqual([200, body])
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(reply.headers['content-type']).toMatch(/javascript/)
})

test('O8 a file of an earlier client is sent as its build compressed it', async () => {
  const reply = await app.inject({ url: '/assets/entry-old.js', headers: { 'accept-encoding': 'br' } })
  expect(reply.headers['content-encoding']).toBe('br')
})

test.each(['/assets/entry-old.js.br', '/assets/entry-older.js', '/assets/../index.html', '/assets/'])(
  'no page and no other file of an earlier client is sent for %s',
  async (url) => {
    const reply = await app.inject(url)
    expect(reply.body).not.toContain('an old page')
    expect(reply.statusCode).toBe(404)
  },
)
