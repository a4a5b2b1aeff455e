import type { BaseLogger } from 'pino'
import type { Sql } from 'postgres'
import { createClocks } from '../../apps/server/src/clocks.ts'
import { readEnvironment } from '../../apps/server/src/config/environment.ts'
import { withIdentifierKey } from '../../apps/server/src/config/identifier-key.ts'
import { sandboxSecrets } from '../../apps/server/src/config/sandbox-secrets.ts'
import { parseSecrets } from '../../apps/server/src/config/secrets.ts'
import { sandboxConnectors } from '../../apps/server/src/connectors/connect.ts'
import type { Context } from '../../apps/server/src/context.ts'
import { createPasswords } from '../../apps/server/src/crypto/password.ts'
import { createJobs } from '../../apps/server/src/jobs/jobs.ts'
import { modules } from '../../apps/server/src/modules/all.ts'

/** A context as in production, with the keys of a folder. The load generator is its trusted proxy. */
export const benchContext = async (db: Sql, folder: string, log: BaseLogger): Promise<Context> => {
  const environment = {
    ...readEnvironment({ TRUST_PROXY: '127.0.0.1', UPLOAD_SCANNER: 'none' }),
    FOYER_MODE: 'production' as const,
  }
  const clocks = await createClocks(db, 'production', log)
  const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(folder)), Date.now())
  const passwords = createPasswords()
  const connectors = sandboxConnectors({ db, clocks, secrets, passwords, modules })
  return { db, clocks, environment, secrets, jobs: createJobs(db), passwords, connectors, modules }
}
