import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.ts'

/** A package of the lock file, as far as it is read here. */
export interface LockedPackage {
  /** its own name, if it is installed under another one */
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly license?: string
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

export interface LockFile {
  /** by path of the folder */
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export const readLockFile = (): LockFile => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The packages that are installed from the registry, with their paths; without our own. */
export const foreignPackages = ({ packages }: LockFile): readonly (readonly [path: string, one: LockedPackage])[] =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Whether production runs or ships the package: only development needs the others, or an optional part of production that
 * nothing installs. No client contains another one, since dependency-cruiser refuses sources that import a development
 * dependency.
 */
export const isShipped = ({ dev, devOptional }: LockedPackage): boolean => !dev && !devOptional
