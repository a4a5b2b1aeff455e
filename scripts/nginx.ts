import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

/** Installs nginx if it is missing and can be installed. @returns whether it is there */
export const ensureNginx = (): boolean => {
  if (existsSync('/usr/sbin/nginx')) return true
  if (isDebianRoot()) installPackages('nginx')
  return existsSync('/usr/sbin/nginx')
}
