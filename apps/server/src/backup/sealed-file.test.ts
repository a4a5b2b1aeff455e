import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createBackupKey, readBackupKeys } from './keys.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-sealed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const keyFile = join(folder, 'key.txt')
const recipient = await createBackupKey(keyFile)
const keys = readBackupKeys(keyFile)
const other = join(folder, 'other.txt')
const otherRecipient = await createBackupKey(other)

/** More than two parts of the encryption, which do not compress. */
const content = randomBytes(150_000)
async function* parts(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 40_000) yield bytes.subarray(at, at + 40_000)
}
const path = join(folder, 'backup.age')
const size = await writeSealed(path, [recipient, otherRecipient], parts(content))
const sealed = readFileSync(path)
const changed = (bytes: Buffer): string => {
  const file = join(folder, 'changed.age')
  writeFileSync(file, bytes)
  return file
}

test.each([
  ['the first', keyFile],
  ['the second', other],
])('%s of two keys opens a backup, which only its account may read', async (_, file) => {
  expect(await buffer(readSealed(path, readBackupKeys(file)))).toEqual(content)
  expect([size, statSync(path).mode & 0o777, statSync(file).mode & 0o777]).toEqual([sealed.length, 0o600, 0o600])
})

test('another key opens nothing, and the sentence says so', async () => {
  const third = join(folder, 'third.txt')
  await createBackupKey(third)
  await expect(buffer(readSealed(path, readBackupKeys(third)))).rejects.toThrow(
    'The key does not open backup.age: it was encrypted to another key.',
  )
})

test.each([0, 1, 100, 300, 65_536, 70_000, 140_000, sealed.length - 1])(
  'a backup that ends after %i bytes is damaged',
  async (length) => {
    const file = changed(sealed.subarray(0, length))
    await expect(buffer(readSealed(file, keys))).rejects.toThrow(`${file} is damaged`)
  },
)

test.each([10, 300, 500, 100_000, sealed.length - 1])('a backup with a changed byte %i is damaged', async (at) => {
  const bytes = Buffer.from(sealed)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await expect(buffer(readSealed(changed(bytes), keys))).rejects.toThrow('is damaged')
})

test('bytes after the end are damage too', async () => {
  await expect(buffer(readSealed(changed(Buffer.concat([sealed, sealed])), keys))).rejects.toThrow('is damaged')
})

test('a failed backup leaves no file, and its error is that of the text', async () => {
  async function* failing() {
    yield content
    throw new Error('the database went away')
  }
  const before = readdirSync(folder)
  await expect(writeSealed(join(folder, 'x.age'), [recipient], failing())).rejects.toThrow('the database went away')
  expect(readdirSync(folder)).toEqual(before)
})

test('a missing folder, or file of a backup, is named in one sentence', async () => {
  await expect(writeSealed('/nowhere/x.age', [recipient], parts(content))).rejects.toThrow(
    'The folder /nowhere does not exist (ENOENT): no backup was made.',
  )
  await expect(buffer(readSealed('/nowhere/x.age', keys))).rejects.toThrow('/nowhere/x.age cannot be read (ENOENT).')
})

test('a key is never overwritten, and a file with anything else is no key', async () => {
  await expect(createBackupKey(keyFile)).rejects.toThrow('exists: a key is never overwritten')
  expect(() => readBackupKeys(changed(Buffer.from('hunter2\n')))).toThrow(/must contain lines AGE-SECRET-KEY-1/)
  expect(() => readBackupKeys('/nowhere/key')).toThrow('The key file /nowhere/key cannot be read (ENOENT).')
})
