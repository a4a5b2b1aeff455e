import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Returns whether packages can be installed here: on Debian or a derivative, as root. */
export const isDebianRoot = (): boolean =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Whether the system's release has a package. */
export const hasPackage = (name: string): boolean => {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
}

export const installPackages = (...packages: string[]): void => {
  console.log(`Installing ${packages.join(', ')} ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit', env })
}

/**
 * Copies one program out of a package without installing it, since the installation would start the package's service.
 *
 * @param path of the program in the package
 * @param to the file that is written
 */
export const copyProgram = (name: string, path: string, to: string): void => {
  console.log(`Copying ${path} of the package ${name} ...`)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-package-'))
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['download', '-qq', name], { stdio: 'inherit', cwd: folder })
    const [file = ''] = readdirSync(folder)
    execFileSync('dpkg-deb', ['-x', join(folder, file), folder])
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(join(folder, path), to)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
