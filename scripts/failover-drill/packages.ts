// cspell:ignore idna
import { existsSync } from 'node:fs'
import { installPackages } from '../debian.ts'

/** The programs of the drill, by the Debian package that has them. */
const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  nginx: '/usr/sbin/nginx',
  iproute2: '/usr/sbin/ip',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  // Patroni needs it to reach etcd by https
  'python3-idna': '/usr/lib/python3/dist-packages/idna',
} as const

/** Installs what is missing. */
export const ensureDrillPackages = (): void => {
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  if (missing.length > 0) installPackages(...missing)
}
