// The built client: made when missing or older than what it is made from.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from './process.ts'

/** A client and what it is made from beside its own folder. */
interface Client {
  readonly folder: string
  readonly alsoFrom: readonly string[]
}

const ours: Client = {
  folder: join(root, 'apps/web'),
  alsoFrom: ['packages', 'brand.json', 'package-lock.json'].map((path) => join(root, path)),
}

const notSources = new Set(['dist', '.cache', 'node_modules'])
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !notSources.has(name))
    .map((name) => join(folder, name))

/** Modification time of the newest file or folder, in milliseconds; a folder's moves when something in it is deleted. */
const newest = (path: string): number => {
  const stat = statSync(path)
  return stat.isDirectory() ? Math.max(stat.mtimeMs, ...sourcesIn(path).map(newest)) : stat.mtimeMs
}

/** Looks at the folder's entries and not at the folder, whose own time moves with every build. */
const isFresh = ({ folder, alsoFrom }: Client): boolean => {
  const dist = join(folder, 'dist')
  if (!existsSync(join(dist, 'index.html'))) return false
  return Math.max(...[...sourcesIn(folder), ...alsoFrom].map(newest)) <= statSync(dist).mtimeMs
}

const vite = (folder: string, outDir: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(bin('vite'), ['build', folder, '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    const forward = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward)
    child.once('error', reject)
    child.once('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, forward)
      resolve(code === 0)
    })
  })

/**
 * Builds beside `dist` and swaps by rename: a build that was killed leaves the old client, never half of a new one.
 * @returns false when the build failed or was stopped; it has said why
 */
export const buildWeb = async ({ folder }: Client = ours): Promise<boolean> => {
  const startedAt = new Date()
  mkdirSync(join(folder, '.cache'), { recursive: true })
  const work = mkdtempSync(join(folder, '.cache', 'build-'))
  const [dist, built] = [join(folder, 'dist'), join(work, 'dist')]
  try {
    if (!(await vite(folder, built))) return false
    // sources saved while the build ran are newer than it
    utimesSync(built, startedAt, startedAt)
    if (existsSync(dist)) renameSync(dist, join(work, 'old'))
    renameSync(built, dist)
    return true
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Builds if need be; the same answer as `buildWeb`. */
export const ensureWebBuilt = async (client: Client = ours): Promise<boolean> => {
  if (isFresh(client)) return true
  console.log('Building the web client ...')
  return buildWeb(client)
}
