import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addPreviousClients, previousPackages } from './previous.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const placed = (within: string, files: Record<string, string>): string => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, within, path)), { recursive: true })
    writeFileSync(join(folder, within, path), text)
  }
  return join(folder, within)
}

const packed = (name: string, files: Record<string, string>): string => {
  placed(`${name}/foyer`, files)
  const archive = join(folder, `${name}.tar.gz`)
  execFileSync('tar', ['-czf', archive, '-C', join(folder, name), 'foyer'])
  return archive
}

test('O8 a package contains the hashed client files of the packages that are named, and no other file of theirs', () => {
  const first = packed('first', {
    'apps/web/dist/index.html': 'a page',
    'apps/web/dist/assets/a-1.js': 'one',
    'apps/web/dist/assets/same-0.js': 'same',
    'apps/web/dist/institution/assets/b-1.js.br': 'compressed',
    'apps/web/previous/assets/a-0.js': 'too old',
    'apps/server/src/main.ts': 'server',
  })
  const second = packed('second', { 'apps/web/dist/assets/a-2.js': 'two' })
  const to = placed('new', { 'apps/web/dist/assets/same-0.js': 'same', 'apps/web/dist/assets/a-3.js': 'three' })
  expect(addPreviousClients(to, [first, second])).toBe(3)
  const added = globSync('**/*.*', { cwd: join(to, 'apps/web/previous') }).sort()
  expect(added).toEqual(['assets/a-1.js', 'assets/a-2.js', 'institution/assets/b-1.js.br'])
  expect(readFileSync(join(to, 'apps/web/previous/assets/a-1.js'), 'utf8')).toBe('one')
})

test('an archive without a client ends the packaging with its name', () => {
  const other = packed('other', { 'apps/server/src/main.ts': 'server' })
  expect(() => addPreviousClients(folder, [other])).toThrow(`${other} is no package with a client.`)
  expect(() => addPreviousClients(folder, ['/nowhere.tar.gz'])).toThrow('/nowhere.tar.gz is no package')
})

test('PREVIOUS_PACKAGES names archives, separated by commas', () => {
  expect(previousPackages({ PREVIOUS_PACKAGES: 'a.tar.gz, b.tar.gz' })).toEqual(['a.tar.gz', 'b.tar.gz'])
  expect(previousPackages({})).toEqual([])
})
