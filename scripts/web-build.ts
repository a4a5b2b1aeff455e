// Builds the clients if they are missing or older than their sources.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, root } from './process.ts'

/** The sources of the clients, and further files that they are built from. */
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

/** The apps for staff, which are never part of the clients. */
const staffApps: readonly Sources[] = ['insights', 'console'].map((name) => ({
  folder: join(root, 'apps', name),
  alsoFrom: [
    'packages/protocol',
    'packages/api',
    'packages/staff-interface',
    'brand',
    'brand.json',
    'package-lock.json',
  ].map((path) => join(root, path)),
}))

/** Each client by name, which is also its build mode, with its folder in the build. Outer folders come first. */
const folders = { retail: '', institution: 'institution', gallery: 'gallery' } as const
export type ClientName = keyof typeof folders
export const clientNames = Object.keys(folders) as ClientName[]

const notSources = new Set(['dist', '.cache', 'node_modules'])
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !notSources.has(name))
    .map((name) => join(folder, name))

/**
 * Modification time of the newest file or folder; a folder's time changes when an entry is deleted. In whole
 * milliseconds, like a build's own time: a change in the millisecond in which the build began was visible to it.
 */
const newest = (path: string): number => {
  const stat = statSync(path)
  const time = Math.floor(stat.mtimeMs)
  return stat.isDirectory() ? Math.max(time, ...sourcesIn(path).map(newest)) : time
}

const pageOf = (dist: string, name: ClientName): string => join(dist, folders[name], 'index.html')

/** Checks the folder's entries and not the folder itself, whose time changes with every build. */
const isFresh = ({ folder, alsoFrom }: Sources, name: ClientName): boolean => {
  const page = pageOf(join(folder, 'dist'), name)
  if (!existsSync(page)) return false
  return Math.max(...[...sourcesIn(folder), ...alsoFrom].map(newest)) <= statSync(page).mtimeMs
}

/** Destination of the bundler's output: our terminal, or an open file. */
export type Output = 'inherit' | number

const vite = (folder: string, name: ClientName, outDir: string, output: Output): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const args = ['build', folder, '--mode', name, '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir']
    const child = spawn(bin('vite'), args, {
      cwd: root,
      stdio: ['ignore', output, output],
      // a test or a shell with another value would build React for development
      env: { ...process.env, NODE_ENV: 'production' },
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

/** Moves a new folder to its place, and an old one there to where it can be removed. */
const swap = (built: string, place: string, old: string): void => {
  mkdirSync(dirname(place), { recursive: true })
  if (existsSync(place)) renameSync(place, old)
  renameSync(built, place)
}

/**
 * Builds clients in parallel, next to `dist`, and replaces them by rename, so that a killed build leaves the previous
 * files complete. Either all are replaced or none. A client that was not requested is unchanged.
 * @returns false if a build failed or was stopped; the reason is in `output`
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
      // sources saved during the build are newer than it
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

/** Builds the apps for staff, by default all of them; returns the same as `buildWeb`. */
export const buildStaffApps = async (output?: Output, apps = staffApps): Promise<boolean> =>
  !(await Promise.all(apps.map((app) => buildWeb(['retail'], app, output)))).includes(false)

/** Runs a build and announces it; `what` begins with a capital letter. */
export type Announce = (what: string, build: () => Promise<boolean>) => Promise<boolean>

const aloud: Announce = (what, build) => {
  console.error(`${what} ...`)
  return build()
}

/** Builds everything that is missing or outdated; returns the same as `buildWeb`. */
export const ensureBuilt = async (announce: Announce = aloud, output?: Output): Promise<boolean> => {
  const isWeb = await ensureWebBuilt(ours, announce, output)
  const stale = staffApps.filter((app) => !isFresh(app, 'retail'))
  const areAppsBuilt =
    stale.length === 0 || (await announce('Building the apps for staff', () => buildStaffApps(output, stale)))
  return areAppsBuilt && isWeb
}

/** Builds the given clients if they are missing or outdated; returns the same as `buildWeb`. */
export const ensureWebBuilt = async (
  sources: Sources = ours,
  announce: Announce = aloud,
  output?: Output,
): Promise<boolean> => {
  const stale = clientNames.filter((name) => !isFresh(sources, name))
  if (stale.length === 0) return true
  return announce('Building the web client', () => buildWeb(stale, sources, output))
}
