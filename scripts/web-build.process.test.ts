import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildWeb, ensureWebBuilt } from './web-build.ts'

const page = (text: string): string =>
  `<!doctype html><title>${text}</title><script type="module" src="/main.js"></script>`

/** Creates a client whose sources are an hour old. */
const client = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const brand = join(folder, '..', `${folder.split('/').at(-1)}.json`)
  onTestFinished(() => rmSync(brand))
  mkdirSync(join(folder, 'dist'))
  for (const [path, text] of [
    [join(folder, 'index.html'), page('one')],
    [join(folder, 'main.js'), 'document.title'],
    [brand, '{}'],
  ] as const) {
    writeFileSync(path, text)
    age(path)
  }
  const built = (inner = '') => join(folder, 'dist', inner, 'index.html')
  return { folder, alsoFrom: [brand], built }
}
const age = (path: string, seconds = 3600): void => {
  const time = statSync(path).mtimeMs / 1000 - seconds
  utimesSync(path, time, time)
}

test('the client is built when missing, and not rebuilt while its sources are unchanged', async () => {
  const { built, ...web } = client()
  expect(await ensureWebBuilt(web)).toBe(true)
  expect(readFileSync(built(), 'utf8')).toContain('<title>one')
  const { ino } = statSync(built())
  expect(await ensureWebBuilt(web)).toBe(true)
  expect(statSync(built()).ino).toBe(ino)
  expect(readdirSync(join(web.folder, '.cache'))).toEqual([])
})

test('the client is rebuilt after a change of a source or of a file outside its folder that it is built from', async () => {
  const { built, ...web } = client()
  await ensureWebBuilt(web)
  writeFileSync(join(web.folder, 'index.html'), page('two'))
  await ensureWebBuilt(web)
  expect(readFileSync(built(), 'utf8')).toContain('<title>two')

  age(join(web.folder, 'index.html'))
  const { ino } = statSync(built())
  writeFileSync(web.alsoFrom[0] ?? '', '{ "name": "other" }')
  await ensureWebBuilt(web)
  expect(statSync(built()).ino).not.toBe(ino)
})

test('a failed build returns false and leaves the existing client in place', async () => {
  const { built, ...web } = client()
  await ensureWebBuilt(web)
  writeFileSync(join(web.folder, 'main.js'), 'this is no JavaScript')
  expect(await ensureWebBuilt(web)).toBe(false)
  expect(readFileSync(built(), 'utf8')).toContain('<title>one')
  expect(readdirSync(join(web.folder, '.cache'))).toEqual([])
})

test('A11 rebuilding one client leaves the other in place, and the next check rebuilds only that other client', async () => {
  const { built, ...web } = client()
  await ensureWebBuilt(web)
  const inode = (inner?: string) => statSync(built(inner)).ino
  const [retail, institution] = [inode(), inode('institution')]
  writeFileSync(join(web.folder, 'index.html'), page('two'))
  expect(await buildWeb(['institution'], web)).toBe(true)
  expect(readFileSync(built('institution'), 'utf8')).toContain('<title>two')
  expect([inode(), inode('institution') === institution]).toEqual([retail, false])
  const later = inode('institution')
  expect(await ensureWebBuilt(web)).toBe(true)
  expect(readFileSync(built(), 'utf8')).toContain('<title>two')
  expect(inode('institution')).toBe(later)
})

test('neither of two clients is replaced when the build of one of them fails', async () => {
  const { built, ...web } = client()
  await ensureWebBuilt(web)
  const config = `export default ({ mode }) => ({ define: { 'document.title': mode === 'institution' ? '(' : '1' } })`
  writeFileSync(join(web.folder, 'vite.config.mjs'), config)
  expect(await ensureWebBuilt(web)).toBe(false)
  expect([built(), built('institution')].map((file) => readFileSync(file, 'utf8').includes('<title>one'))).toEqual([
    true,
    true,
  ])
})
