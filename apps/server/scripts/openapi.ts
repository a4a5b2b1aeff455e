import type { Sql } from 'postgres'
import { buildApp } from '../src/app.ts'
import { readEnvironment } from '../src/config/environment.ts'
import type { Secrets } from '../src/config/secrets.ts'
import { createPasswords } from '../src/crypto/password.ts'
import { createJobs } from '../src/jobs/jobs.ts'

const noKeys = { current: '', keys: new Map<string, Buffer>() }
/** Nothing is signed, sealed or sent: the routes are only listed. */
const noSecrets: Secrets = {
  token: noKeys,
  master: noKeys,
  pepper: Buffer.alloc(0),
  dataKey: Buffer.alloc(0),
  twoLayerSecret: '',
  deploymentKey: '',
  operatorToken: '',
}

/** The server's reference as OpenAPI 3.1, sandbox calls included. Needs neither a database nor a built client. */
export const generateOpenApi = async (): Promise<string> => {
  const environment = readEnvironment({ API_DOCS: 'on', LOG_LEVEL: 'silent', CLIENT_DIR: 'none' })
  const clocks = { wall: () => 0, business: () => 0 }
  // finds nothing, whatever it is asked on the way to being ready
  const db = (async () => []) as unknown as Sql
  const app = await buildApp({
    db,
    clocks,
    environment,
    secrets: noSecrets,
    jobs: createJobs(db),
    passwords: createPasswords(),
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return `${JSON.stringify(document, null, 2)}\n`
}
