import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './process.ts'

test('ADOPT-2 a SIGTERM to the process of `npm start` reaches the program, which ends in its own way', async () => {
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
