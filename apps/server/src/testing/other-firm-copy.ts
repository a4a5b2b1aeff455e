import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createTestDatabase } from './database.ts'
import { compiledFor, linkPackages } from './link-packages.ts'
import { forInstitutions, mark, retail } from './other-firm.ts'

const root = join(import.meta.dirname, '../../../..')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const env = { ...process.env, NODE_ENV: 'production', FOYER_UNCOMPRESSED: 'yes' }

/** A copy of the sources with the brand of another firm, with everything that is built from them. */
export const builtForOtherFirm = () => {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-brand-'))
  const left = new Set(['node_modules', 'dist', '.cache'])
  for (const name of ['apps', 'packages', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !left.has(basename(path)) })
  mkdirSync(join(copy, 'brand'))
  writeFileSync(join(copy, 'brand/mark.svg'), mark)
  writeFileSync(join(copy, 'brand.json'), JSON.stringify(retail))
  writeFileSync(join(copy, 'brand.institution.json'), JSON.stringify(forInstitutions))
  const client = JSON.stringify({ client: `https://${retail.hosts[0]}/` })
  writeFileSync(join(copy, 'apps/mini-program/src/deployment.json'), client)
  linkPackages(copy)

  const web = join(copy, 'apps/web/dist')
  const insights = join(copy, 'apps/insights/dist')
  const staffConsole = join(copy, 'apps/console/dist')
  const builds: [string, string, string][] = [
    ['apps/web', 'retail', web],
    ['apps/web', 'institution', join(web, 'institution')],
    ['apps/insights', 'production', insights],
    ['apps/console', 'production', staffConsole],
  ]
  for (const [app, mode, outDir] of builds) {
    const options = ['--mode', mode, '--outDir', outDir, '--logLevel', 'error']
    execFileSync(process.execPath, [vite, 'build', join(copy, app), ...options], { cwd: copy, env })
  }
  execFileSync(process.execPath, ['apps/mini-program/scripts/build-here.ts'], { cwd: copy, env })
  return { copy, web, insights, staffConsole, miniProgram: join(copy, 'apps/mini-program/dist') }
}

/** The text files of a folder, by their path in it. */
export const textsUnder = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|svg|json|webmanifest|wxml|wxss)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')])

/** Starts a sandbox of a copy. @returns its origin, and a function that stops it and deletes copy and database */
export const servedCopy = async (copy: string) => {
  const { url, drop } = await createTestDatabase()
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: copy,
    env: {
      ...compiledFor(copy),
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: url,
      DATA_DIR: join(copy, 'data'),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  const origin = await new Promise<string>((resolve, reject) => {
    let out = ''
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const ready = /ready at (http:\/\/localhost:\d+)/.exec(out)?.[1]
      if (ready) resolve(ready)
    })
    server.once('exit', () => reject(new Error(`the server ended: ${out}`)))
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await drop()
    rmSync(copy, { recursive: true, force: true })
  }
  return { origin, stop }
}
