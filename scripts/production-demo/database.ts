import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../../apps/server/src/database/connect.ts'
import { serverAccount } from '../../apps/server/src/database/embedded/account.ts'
import { packagedBinaries } from '../../apps/server/src/database/embedded/binaries.ts'
import {
  ensureCluster,
  type Installation,
  superuserPasswordOf,
} from '../../apps/server/src/database/embedded/cluster.ts'
import { freePort, startPostmaster, stopPostmaster } from '../../apps/server/src/database/embedded/postmaster.ts'
import { applicationRole, ensureDatabase, ownerRole } from '../../apps/server/src/database/embedded/roles.ts'
import type { Certificates } from './certificates.ts'

/** A PostgreSQL of the firm's, which accepts encrypted connections alone. */
export interface Database {
  /** address for the role of the application */
  readonly url: string
  /** address for the role that owns the tables */
  readonly ownerUrl: string
  stop(): Promise<void>
}

/** Places a file where the account of the database alone can read it. */
export const give = (from: string, to: string, account: Installation['account']): string => {
  copyFileSync(from, to)
  chmodSync(to, 0o600)
  if (account) chownSync(to, account.uid, account.gid)
  return to
}

/** Starts PostgreSQL with TLS, the two roles and an empty database. @param folder an empty folder */
export const startDatabase = async (folder: string, certificates: Certificates): Promise<Database> => {
  mkdirSync(folder)
  const account = serverAccount()
  const installation = {
    dataDir: folder,
    home: join(folder, 'database'),
    binaries: packagedBinaries(account, folder),
    account,
  }
  if (account) chownSync(folder, account.uid, account.gid)
  await ensureCluster(installation)
  const settings = [
    'ssl=on',
    `ssl_cert_file=${give(certificates.certificate, join(folder, 'server.pem'), account)}`,
    `ssl_key_file=${give(certificates.key, join(folder, 'server.key'), account)}`,
  ]
  let port = await freePort()
  while (!(await startPostmaster(installation, port, settings))) port = await freePort()

  const superuser = `postgres://postgres:${superuserPasswordOf(installation)}@localhost:${port}/postgres`
  const admin = connect(superuser, { max: 1, name: 'foyer production demo' })
  const [password, ownerPassword] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')]
  await ensureDatabase(admin, { database: 'foyer', password, ownerPassword })
  await admin.end()
  const urlOf = (role: string, secret: string) =>
    `postgres://${role}:${secret}@localhost:${port}/foyer?sslmode=verify-full`
  return {
    url: urlOf(applicationRole, password),
    ownerUrl: urlOf(ownerRole, ownerPassword),
    stop: () => stopPostmaster(installation, 'fast'),
  }
}
