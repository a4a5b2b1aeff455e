import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a package contains its own client, and where it contains the files of earlier ones. */
const [current, previous] = ['apps/web/dist', 'apps/web/previous'] as const

/** Files of a build whose names contain their hash, so that files of several releases have no name in common. */
const hashed = ['assets/**/*', 'institution/assets/**/*'] as const

/**
 * Adds the hashed client files of earlier packages, so that pages which were opened before an upgrade find their chunks
 * (O8). A package contains only those of the named ones, so the number of archives is that of the releases.
 *
 * @param to the folder of the package, with its own client
 * @param archives paths of earlier packages
 * @returns the number of added files
 * @throws Error if an archive is no package, or has no client
 */
export const addPreviousClients = (to: string, archives: readonly string[]): number => {
  let added = 0
  for (const archive of archives) {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-previous-'))
    try {
      execFileSync('tar', ['-xzf', archive, '-C', folder, `foyer/${current}`], { stdio: ['ignore', 'ignore', 'pipe'] })
      const client = join(folder, 'foyer', current)
      for (const path of globSync([...hashed], { cwd: client, withFileTypes: true })) {
        if (!path.isFile()) continue
        const name = join(path.parentPath, path.name).slice(client.length + 1)
        if (existsSync(join(to, current, name)) || existsSync(join(to, previous, name))) continue
        cpSync(join(client, name), join(to, previous, name))
        added++
      }
    } catch (cause) {
      throw new Error(`${archive} is no package with a client.`, { cause })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return added
}

/** The archives that PREVIOUS_PACKAGES names, separated by commas. */
export const previousPackages = ({ PREVIOUS_PACKAGES = '' }: NodeJS.ProcessEnv): readonly string[] =>
  PREVIOUS_PACKAGES.split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
