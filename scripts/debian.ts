import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns whether packages can be installed here: on Debian or a derivative, as root. */
export const isDebianRoot = (): boolean =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

export const installPackages = (...packages: string[]): void => {
  console.log(`Installing ${packages.join(', ')} ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit', env })
}
