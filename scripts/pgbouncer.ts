import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

/** Installs PgBouncer where it is missing and that is possible; else its test is left out, and this says so. */
export const ensurePgBouncer = (): void => {
  if (existsSync('/usr/sbin/pgbouncer')) return
  if (isDebianRoot()) installPackages('pgbouncer')
  else console.warn('No PgBouncer here (Debian: pgbouncer): the test of a server behind it is left out.')
}
