import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../config/start-error.ts'
import { logPathIn, openLogFile } from './log-file.ts'

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'foyer-log-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

test('ADOPT-14 the next start appends to the log, and only its owner can read it', () => {
  const dataDir = join(folder(), 'data')
  for (const text of ['one\n', 'two\n']) {
    const log = openLogFile(dataDir)
    log.write(text)
    log.close()
  }
  expect(readFileSync(logPathIn(dataDir), 'utf8')).toBe('one\ntwo\n')
  expect(statSync(logPathIn(dataDir)).mode & 0o777).toBe(0o600)
})

test('ADOPT-14 the log never takes more than twice its maximum length', () => {
  const dataDir = folder()
  const log = openLogFile(dataDir, 100)
  onTestFinished(log.close)
  for (let line = 0; line < 50; line++) log.write(`line ${line}\n`)
  const logs = dirname(log.path)
  expect(readdirSync(logs).sort()).toEqual(['foyer.log', 'foyer.log.old'])
  for (const name of readdirSync(logs)) expect(statSync(join(logs, name)).size).toBeLessThanOrEqual(100)
  expect(readFileSync(log.path, 'utf8').endsWith('line 49\n')).toBe(true)
})

test('ADOPT-14 a start begins a new log if the existing one is full', () => {
  const dataDir = folder()
  openLogFile(dataDir, 1_000).write('x'.repeat(200))
  const log = openLogFile(dataDir, 100)
  log.write('new\n')
  expect(readFileSync(log.path, 'utf8')).toBe('new\n')
})

test('ADOPT-14 a data folder that cannot be written to gives one sentence', () => {
  expect(() => openLogFile('/dev/null/data')).toThrow(StartError)
})
