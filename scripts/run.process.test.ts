import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './process.ts'

test('ADOPT-2 a SIGTERM to the process of `npm start` reaches the program, which shuts down in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [started, stopped] = [join(folder, 'started'), join(folder, 'stopped')]
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(stopped)}, ''); process.exit() })
    setTimeout(() => process.exit(1), 60_000)
    writeFileSync(${JSON.stringify(started)}, '')`,
  )
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: `node ${join(root, 'scripts/run.mjs')} ${program}` } }),
  )
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' })
  await expect.poll(() => existsSync(started), { timeout: 20_000 }).toBe(true)
  npm.kill('SIGTERM')
  await expect.poll(() => existsSync(stopped), { timeout: 20_000 }).toBe(true)
})

/** Runs one of our scripts to its end. */
const ended = async (args: readonly string[], variables: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [...args], { env: { ...process.env, ...variables } })
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  const [code] = await once(child, 'close')
  return { code, out, err }
}

/** A folder with `run.mjs`, a lock file, a program, and an `npm` that logs its start and end instead of installing. */
const uninstalled = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['scripts', 'bin']) mkdirSync(join(folder, name))
  cpSync(join(root, 'scripts/run.mjs'), join(folder, 'scripts/run.mjs'))
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(join(folder, name), '{}')
  const log = join(folder, 'installations')
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho start >> '${log}'\nsleep 0.5\necho end >> '${log}'\n`, {
    mode: 0o755,
  })
  writeFileSync(join(folder, 'program.mjs'), 'console.log("started")')
  const start = () =>
    ended([join(folder, 'scripts/run.mjs'), join(folder, 'program.mjs')], {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    })
  return { folder, start, installations: () => readFileSync(log, 'utf8').split('\n').filter(Boolean) }
}

test('three commands that start at once in a fresh clone install the dependencies once, and each then runs', async () => {
  const { folder, start, installations } = uninstalled()
  const all = await Promise.all([start(), start(), start()])
  expect(all.map(({ code, out }) => [code, out.includes('started')])).toEqual([
    [0, true],
    [0, true],
    [0, true],
  ])
  expect(installations()).toEqual(['start', 'end'])
  expect(readdirSync(folder).filter((name) => name.startsWith('.installing'))).toEqual([])
})

test('a command installs the dependencies after an installation whose process was killed', async () => {
  const { folder, start, installations } = uninstalled()
  const killed = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'])
  writeFileSync(join(folder, '.installing'), String(killed.pid))
  const exit = once(killed, 'exit')
  killed.kill('SIGKILL')
  await exit
  const all = await Promise.all([start(), start()])
  expect(all.map(({ code }) => code)).toEqual([0, 0])
  expect(installations()).toEqual(['start', 'end'])
})

test('ADOPT-14 a failed installation prints one sentence with what to do and the path of the log, which has the details', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(root, 'scripts/run.mjs'), join(folder, 'scripts/run.mjs'))
  writeFileSync(join(folder, 'package.json'), '{')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const run = (...more: string[]) =>
    ended([join(folder, 'scripts/run.mjs'), 'scripts/start.ts', ...more], {
      DATA_DIR: 'data',
      FOYER_MODE: '',
      LOG_TO: '',
    })
  const { code, out, err } = await run()
  const log = join(folder, 'data/logs/foyer.log')
  expect([code, out.trim()]).toEqual([1, 'Installing dependencies'])
  expect(err).toBe(
    `\n\n  The dependencies could not be installed. Check the network, then run npm start again.\n  Details: ${log}\n\n`,
  )
  expect(readFileSync(log, 'utf8')).toContain('EJSONPARSE')
  expect((await run('--verbose')).err).toContain('EJSONPARSE')
})

test('ADOPT-14 a data folder that cannot be written to ends npm start with one sentence before anything is built', async () => {
  const { code, out, err } = await ended([join(root, 'scripts/start.ts')], {
    DATA_DIR: '/dev/null/data',
    FOYER_MODE: '',
    LOG_TO: '',
  })
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(/^DATA_DIR \/dev\/null\/data must be a folder that can be written to \(\w+\)\.\n$/)
})
