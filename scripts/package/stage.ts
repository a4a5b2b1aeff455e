import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pageHash, type Release } from '../../apps/server/src/doctor/clients.ts'
import { root } from '../process.ts'
import { isDependencyPackaged, isOwnPackaged, launcher, ownPaths } from './contents.ts'

/** The platform of this machine, which a package is for, such as `linux-x64`. */
export const platform = `${process.platform}-${process.arch}`

export const productVersion: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** A copy, since tar refuses a hard link whose other names change; file systems that can share the bytes do. */
const place = (from: string, to: string): void => copyFileSync(from, to, constants.COPYFILE_FICLONE)

/** The entries of a folder; undefined if it is a file. */
const readEntries = (path: string) => {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Places a file or folder, without what `isWanted` refuses. Links within it remain links. */
const placeAll = (from: string, to: string, isWanted: (path: string) => boolean, path = ''): void => {
  mkdirSync(dirname(to), { recursive: true })
  const entries = readEntries(from)
  if (entries !== undefined) mkdirSync(to, { recursive: true })
  else place(from, to)
  for (const entry of entries ?? []) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (!isWanted(inner)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) placeAll(source, target, isWanted, inner)
    else place(source, target)
  }
}

/** Paths of the installed packages that the server needs in production, relative to the root. */
export const productionPackages = (): readonly string[] =>
  execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable', '--workspace=@foyer/server'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    shell: process.platform === 'win32',
  })
    .split('\n')
    .map((line) => relative(root, line.trim()))
    .filter((path) => path.includes('node_modules/') && !path.startsWith('node_modules/@foyer/'))

const write = (to: string, name: string, text: string, mode = 0o644): void => {
  const path = join(to, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, mode)
}

const manifest = (): string => {
  const { name, version, license, type, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return `${JSON.stringify({ name, version, private: true, license, type, engines }, null, 2)}\n`
}

/** The commit of this checkout; `unknown` without Git. */
const commitOf = (): string => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'unknown'
}

/** The record by which `foyer doctor` recognises the clients of this release. */
const releaseOf = (to: string): Release => {
  const folders = {
    retail: 'apps/web/dist',
    institution: 'apps/web/dist/institution',
    insights: 'apps/insights/dist',
    console: 'apps/console/dist',
  }
  const built = Object.entries(folders).filter(([, folder]) => existsSync(join(to, folder, 'index.html')))
  return {
    version: productVersion,
    platform,
    commit: commitOf(),
    pages: Object.fromEntries(built.map(([name, folder]) => [name, pageHash(join(to, folder))])),
  }
}

/**
 * Places everything that a package contains in an empty folder, apart from the compiled modules and the bill of
 * materials. The clients must be built.
 *
 * @param to absolute path of the folder
 */
export const stage = (to: string): void => {
  for (const path of ownPaths.filter((one) => existsSync(join(root, one))))
    placeAll(join(root, path), join(to, path), (inner) => isOwnPackaged(`${path}/${inner}`))
  for (const path of productionPackages())
    placeAll(realpathSync(join(root, path)), join(to, path), isDependencyPackaged)
  for (const name of ['api', 'protocol']) {
    mkdirSync(join(to, 'node_modules/@foyer'), { recursive: true })
    symlinkSync(`../../packages/${name}`, join(to, 'node_modules/@foyer', name))
  }
  placeAll(process.execPath, join(to, 'node/bin/node'), () => true)
  placeAll(join(dirname(dirname(process.execPath)), 'LICENSE'), join(to, 'node/LICENSE'), () => true)
  write(to, 'bin/foyer', launcher, 0o755)
  write(to, 'package.json', manifest())
  write(to, 'release.json', `${JSON.stringify(releaseOf(to), null, 2)}\n`)
}
