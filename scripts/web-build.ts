// The built client in apps/web/dist: made when missing or older than what it is made from.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from './process.ts'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const notSources = new Set(['dist', 'node_modules'])
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !notSources.has(name))
    .map((name) => join(folder, name))

/** Modification time of the newest file or folder, in milliseconds; a folder's moves when something in it is deleted. */
const newest = (path: string): number => {
  const stat = statSync(path)
  return stat.isDirectory() ? Math.max(stat.mtimeMs, ...sourcesIn(path).map(newest)) : stat.mtimeMs
}

/** The entries of apps/web and not the folder itself, whose own time moves with every build. */
const isFresh = (): boolean => {
  if (!existsSync(join(dist, 'index.html'))) return false
  const sources = [...sourcesIn(web), join(root, 'packages'), join(root, 'brand.json'), join(root, 'package-lock.json')]
  return Math.max(...sources.map(newest)) <= statSync(dist).mtimeMs
}

const vite = (outDir: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(bin('vite'), ['build', 'apps/web', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], {
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

/** Puts the finished folder in the other's place; of two builds at once the later one stays. */
const swap = (built: string, old: string): void => {
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(built, dist)
}

/** Builds beside `dist` and swaps by rename: a build that was killed leaves the old client, never half of a new one. */
export const buildWeb = async (): Promise<boolean> => {
  const startedAt = new Date()
  mkdirSync(join(root, '.cache'), { recursive: true })
  const work = mkdtempSync(join(root, '.cache', 'web-'))
  try {
    if (!(await vite(join(work, 'new')))) return false
    // sources saved while the build ran are newer than it
    utimesSync(join(work, 'new'), startedAt, startedAt)
    swap(join(work, 'new'), join(work, 'old'))
    return true
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Builds if need be. @returns false when the build failed; it has said why */
export const ensureWebBuilt = async (): Promise<boolean> => {
  if (isFresh()) return true
  console.log('Building the web client ...')
  return buildWeb()
}
