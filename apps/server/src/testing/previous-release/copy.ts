import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackages } from '../link-packages.ts'
import { previousRelease, sourcesOfPreviousRelease } from './history.ts'

const root = join(import.meta.dirname, '../../../../..')
/** Copies are retained, so that compiled modules of the last run serve the next one. */
const copies = join(root, '.cache/previous-release')

/** What the server of a release consists of. */
const serverPaths = ['package.json', 'brand.json', 'brand.institution.json', 'apps/server', 'packages'] as const

const manifestIn = (folder: string): { version?: string; dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Packages of the copy that are not installed in the version that it states. */
const missingPackages = (copy: string): string[] => {
  const manifests = ['apps/server', ...readdirSync(join(copy, 'packages')).map((name) => join('packages', name))]
  const wanted = manifests.flatMap((path) => Object.entries(manifestIn(join(copy, path)).dependencies ?? {}))
  const isInstalled = ([name, version]: [string, string]) =>
    ['apps/server/node_modules', 'node_modules'].some((modules) => {
      const folder = join(root, modules, name)
      return existsSync(join(folder, 'package.json')) && manifestIn(folder).version === version
    })
  return wanted
    .filter(([name]) => !name.startsWith('@foyer/'))
    .filter((entry) => !isInstalled(entry))
    .map(([name, version]) => `${name}@${version}`)
}

/** Links the packages of this version if the release needs no others; otherwise installs those of the release. */
const install = (copy: string): void => {
  if (missingPackages(copy).length === 0) {
    linkPackages(copy)
    return
  }
  execFileSync('tar', ['-x', '-C', copy], { input: sourcesOfPreviousRelease(['.']) })
  const npm = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  execFileSync('npm', npm, { cwd: copy, stdio: 'pipe' })
}

/**
 * The sources of the previous release with the packages that they need.
 *
 * @returns the folder of the copy
 * @throws Error if the history has no such commit, or a package cannot be installed
 */
export const copyOfPreviousRelease = (): string => {
  const copy = join(copies, previousRelease.commit)
  if (existsSync(copy)) return copy
  mkdirSync(copies, { recursive: true })
  const unfinished = mkdtempSync(join(copies, 'unfinished-'))
  execFileSync('tar', ['-x', '-C', unfinished], { input: sourcesOfPreviousRelease(serverPaths) })
  install(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    // another run was faster
    if (!existsSync(copy)) throw error
  }
  return copy
}
