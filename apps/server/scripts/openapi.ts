import type { Sql } from 'postgres'
import { buildApp } from '../src/app.ts'
import { readEnvironment } from '../src/config/environment.ts'
import type { Secrets } from '../src/config/secrets.ts'
import { sandboxConnectors } from '../src/connectors/connect.ts'
import { createPasswords } from '../src/crypto/password.ts'
import { createJobs } from '../src/jobs/jobs.ts'
import { modules } from '../src/modules/all.ts'

const noKeys = { current: '', keys: new Map<string, Buffer>() }
/** Placeholder secrets: the routes are only listed, and nothing is signed, sealed or sent. */
const noSecrets: Secrets = {
  token: noKeys,
  master: noKeys,
  pepper: noKeys,
  dataKey: noKeys,
  twoLayerSecret: '',
  deploymentKey: '',
  previous: {},
  identifierKey: Buffer.alloc(0),
}

/** The server's API reference as OpenAPI 3.1, including sandbox calls. Needs neither a database nor a built client. */
export const generateOpenApi = async (): Promise<string> => {
  const environment = readEnvironment({ API_DOCS: 'on', LOG_LEVEL: 'silent', CLIENT_DIR: 'none' })
  const clocks = { wall: () => 0, business: () => 0 }
  // returns no rows for any query that the start makes
  const db = (async () => []) as unknown as Sql
  const passwords = createPasswords()
  const connectors = sandboxConnectors({ db, clocks, secrets: noSecrets, passwords, modules })
  const app = await buildApp({
    db,
    clocks,
    environment,
    secrets: noSecrets,
    jobs: createJobs(db),
    passwords,
    connectors,
    modules,
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  // a module's place in the list of modules does not change the document
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return `${JSON.stringify({ ...document, paths }, null, 2)}\n`
}
