import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

/** Installs PgBouncer if it is missing and can be installed. Otherwise prints that its test is skipped. */
export const ensurePgBouncer = (): void => {
  if (existsSync('/usr/sbin/pgbouncer')) return
  if (isDebianRoot()) installPackages('pgbouncer')
  else console.warn('PgBouncer is not installed (Debian: pgbouncer): the test of a server behind it is skipped.')
}
