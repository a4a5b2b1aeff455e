import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serverAccount } from '../../apps/server/src/database/embedded/account.ts'
import { type PgBouncer, startPgBouncer } from '../../apps/server/src/testing/pgbouncer.ts'
import type { Certificates } from './certificates.ts'
import { give } from './database.ts'

/**
 * Starts PgBouncer in transaction mode in front of the database, with encrypted connections on both sides.
 *
 * @param folder an empty folder
 * @param url address of the database for the role of the application
 */
export const startPooler = (folder: string, url: string, certificates: Certificates): Promise<PgBouncer> => {
  mkdirSync(folder)
  const account = serverAccount()
  const given = (from: string, name: string) => give(from, join(folder, name), account)
  return startPgBouncer({
    folder,
    mode: 'transaction',
    urls: [url],
    settings: [
      'client_tls_sslmode = require',
      `client_tls_cert_file = ${given(certificates.certificate, 'server.pem')}`,
      `client_tls_key_file = ${given(certificates.key, 'server.key')}`,
      'server_tls_sslmode = verify-full',
      `server_tls_ca_file = ${given(certificates.authority, 'ca.pem')}`,
    ],
  })
}
