import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
