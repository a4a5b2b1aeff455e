import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

/** Installs PgBouncer if it is missing and can be installed. Otherwise prints what runs without it. */
export const ensurePgBouncer = (): void => {
  if (existsSync('/usr/sbin/pgbouncer')) return
  if (isDebianRoot()) installPackages('pgbouncer')
  else
    console.warn(
      'PgBouncer is not installed (Debian: pgbouncer): its tests are skipped, and the production demo runs without it.',
    )
}
