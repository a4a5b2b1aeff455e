// The built clients: made when missing or older than what they are made from.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, root } from './process.ts'

/** The sources of the clients, and what they are made from beside their own folder. */
interface Sources {
  readonly folder: string
  readonly alsoFrom: readonly string[]
}

const ours: Sources = {
  folder: join(root, 'apps/web'),
  alsoFrom: ['packages', 'brand', 'brand.json', 'brand.institution.json', 'package-lock.json'].map((path) =>
    join(root, path),
  ),
}

/** The operators' page, an app of its own and never part of the clients. */
const insights: Sources = {
  folder: join(root, 'apps/insights'),
  alsoFrom: ['packages/contract', 'brand', 'brand.json', 'package-lock.json'].map((path) => join(root, path)),
}

/** Each client by its name, which is the mode it is built in, and its folder in the build. Outer folders come first. */
const folders = { retail: '', institution: 'institution', gallery: 'gallery' } as const
export type ClientName = keyof typeof folders
export const clientNames = Object.keys(folders) as ClientName[]

const notSources = new Set(['dist', '.cache', 'node_modules'])
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !notSources.has(name))
    .map((name) => join(folder, name))

/**
 * Modification time of the newest file or folder; a folder's moves when something in it is deleted. In whole milliseconds,
 * as a build's own time is: what was saved in the one it began in was there for it to read.
 */
const newest = (path: string): number => {
  const stat = statSync(path)
  const time = Math.floor(stat.mtimeMs)
  return stat.isDirectory() ? Math.max(time, ...sourcesIn(path).map(newest)) : time
}

const pageOf = (dist: string, name: ClientName): string => join(dist, folders[name], 'index.html')

/** Looks at the folder's entries and not at the folder, whose own time moves with every build. */
const isFresh = ({ folder, alsoFrom }: Sources, name: ClientName): boolean => {
  const page = pageOf(join(folder, 'dist'), name)
  if (!existsSync(page)) return false
  return Math.max(...[...sourcesIn(folder), ...alsoFrom].map(newest)) <= statSync(page).mtimeMs
}

/** Where the bundler writes: to our own terminal, or to an open file. */
export type Output = 'inherit' | number

const vite = (folder: string, name: ClientName, outDir: string, output: Output): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const args = ['build', folder, '--mode', name, '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir']
    const child = spawn(bin('vite'), args, {
      cwd: root,
      stdio: ['ignore', output, output],
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

/** Puts a new folder where an old one may be, which goes where it can be removed. */
const swap = (built: string, place: string, old: string): void => {
  mkdirSync(dirname(place), { recursive: true })
  if (existsSync(place)) renameSync(place, old)
  renameSync(built, place)
}

/**
 * Builds clients side by side, beside `dist`, and swaps them in by rename: a build that was killed leaves what was there,
 * never half of something new. All are swapped or none; a client that was not asked for stays.
 *
 * @returns false when a build failed or was stopped; it has written why to `output`
 */
export const buildWeb = async (
  names: readonly ClientName[] = clientNames,
  { folder } = ours,
  output: Output = 'inherit',
): Promise<boolean> => {
  const startedAt = new Date()
  mkdirSync(join(folder, '.cache'), { recursive: true })
  const work = mkdtempSync(join(folder, '.cache', 'build-'))
  const dist = join(folder, 'dist')
  try {
    const builds = await Promise.all(names.map((name) => vite(folder, name, join(work, name), output)))
    if (builds.includes(false)) return false
    for (const name of clientNames.filter((name) => names.includes(name))) {
      const built = join(work, name)
      // sources saved while the build ran are newer than it
      utimesSync(join(built, 'index.html'), startedAt, startedAt)
      for (const inner of name === 'retail' ? [folders.institution, folders.gallery] : [])
        if (existsSync(join(dist, inner))) renameSync(join(dist, inner), join(built, inner))
      swap(built, join(dist, folders[name]), join(work, `old-${name}`))
    }
    return true
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Builds the operators' page; the same answer as `buildWeb`. */
export const buildInsights = (output?: Output): Promise<boolean> => buildWeb(['retail'], insights, output)

/** Runs a build and says so; `what` begins with a capital. */
export type Announce = (what: string, build: () => Promise<boolean>) => Promise<boolean>

const aloud: Announce = (what, build) => {
  console.error(`${what} ...`)
  return build()
}

/** Builds what is missing or old of all there is; the same answer as `buildWeb`. */
export const ensureBuilt = async (announce: Announce = aloud, output?: Output): Promise<boolean> => {
  const isWeb = await ensureWebBuilt(ours, announce, output)
  return (
    (isFresh(insights, 'retail') || (await announce('Building the operators’ page', () => buildInsights(output)))) &&
    isWeb
  )
}

/** Builds those of the clients that are missing or old; the same answer as `buildWeb`. */
export const ensureWebBuilt = async (
  sources: Sources = ours,
  announce: Announce = aloud,
  output?: Output,
): Promise<boolean> => {
  const stale = clientNames.filter((name) => !isFresh(sources, name))
  if (stale.length === 0) return true
  return announce('Building the web client', () => buildWeb(stale, sources, output))
}
