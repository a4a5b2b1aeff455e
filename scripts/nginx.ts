import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

/** Installs nginx if it is missing and can be installed. @throws Error if it cannot */
export const ensureNginx = (): void => {
  if (existsSync('/usr/sbin/nginx')) return
  if (!isDebianRoot()) throw new Error('nginx is not installed (Debian: nginx).')
  installPackages('nginx')
}
