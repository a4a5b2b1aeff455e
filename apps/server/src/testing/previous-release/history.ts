import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import release from './release.json' with { type: 'json' }

/** The release whose servers run beside this version during an upgrade: its version, and the commit of its sources. */
export const previousRelease = release

const root = join(import.meta.dirname, '../../../../..')

/** Runs git in this repository, also if another account owns the folder. */
const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', ['-c', `safe.directory=${root}`, ...args], { cwd: root, maxBuffer: 1 << 28 })

/** Whether this clone has the sources of the previous release; a shallow clone and an archive lack them. */
export const hasPreviousRelease: boolean =
  spawnSync('git', ['-c', `safe.directory=${root}`, 'cat-file', '-e', `${release.commit}^{commit}`], { cwd: root })
    .status === 0

/** The title of a test that needs the sources of the previous release; it says why the test is skipped. */
export const withPreviousRelease = (title: string): string =>
  hasPreviousRelease ? title : `${title} (SKIPPED: this clone has no commit ${release.commit}; fetch the whole history)`

/** A tar archive of the sources of the previous release under these paths. */
export const sourcesOfPreviousRelease = (paths: readonly string[]): Buffer =>
  git('archive', '--format=tar', release.commit, ...paths)

/** Files of the previous release's server and its packages, without tests and migrations, that contain all these words. */
export const previousFilesNaming = (words: readonly string[]): string[] => {
  const terms = words.flatMap((word) => ['-e', word])
  const places = ['apps/server/src', 'packages', ':!*.test.ts', ':!**/testing/**']
  const { stdout } = spawnSync(
    'git',
    ['-c', `safe.directory=${root}`, 'grep', '-lwF', '--all-match', ...terms, release.commit, '--', ...places],
    { cwd: root, encoding: 'utf8' },
  )
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(line.indexOf(':') + 1))
}
