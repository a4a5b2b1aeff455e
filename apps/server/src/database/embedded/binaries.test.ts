import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { usableNative } from './binaries.ts'

/** A package as npm unpacks it when install scripts are off: without links, and with the modes of a strict umask. */
const unpacked = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-native-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const native = join(folder, 'package/native')
  for (const part of ['bin', 'lib']) mkdirSync(join(native, part), { recursive: true })
  writeFileSync(join(native, 'bin/postgres'), 'program', { mode: 0o700 })
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'library', { mode: 0o600 })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  chmodSync(native, 0o700)
  return { native, copy: join(folder, 'copy') }
}

test('links that npm did not create are created in place, without a copy', () => {
  const { native, copy } = unpacked()
  for (const _start of ['first', 'second']) expect(usableNative(native, copy, false)).toBe(native)
  expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(existsSync(copy)).toBe(false)
})

test('a copy is complete, has its links, and can be read and executed by every account', () => {
  const { native, copy } = unpacked()
  const usable = usableNative(native, copy, true)
  expect(usable).toBe(join(copy, 'native'))
  expect(readFileSync(join(usable, 'lib/libpq.so.5'), 'utf8')).toBe('library')
  expect(existsSync(join(native, 'lib/libpq.so.5'))).toBe(false)
  const mode = (path: string) => statSync(join(copy, path)).mode & 0o777
  expect([mode(''), mode('native'), mode('native/bin/postgres'), mode('native/lib/libpq.so.5.18')]).toEqual([
    0o755, 0o755, 0o755, 0o644,
  ])
})

test('an existing copy is used unchanged, and its folder contains no other files', () => {
  const { native, copy } = unpacked()
  usableNative(native, copy, true)
  writeFileSync(join(copy, 'native/bin/postgres'), 'usable')
  expect(readFileSync(join(usableNative(native, copy, true), 'bin/postgres'), 'utf8')).toBe('usable')
  expect(readdirSync(join(copy, '..')).sort()).toEqual(['copy', 'package'])
})

test.runIf(process.getuid?.() !== 0)('a package with a read-only folder is copied when links are missing', () => {
  const { native, copy } = unpacked()
  chmodSync(join(native, 'lib'), 0o500)
  expect(usableNative(native, copy, false)).toBe(join(copy, 'native'))
  chmodSync(join(native, 'lib'), 0o700)
})
