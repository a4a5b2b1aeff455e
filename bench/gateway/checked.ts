// The bare Fastify with the server's own check of a signed call, and nothing else of the server: token, body hash, MAC,
// and nonces and revocations in PostgreSQL. It shares database and secrets with the whole server, so that both accept
// the same sessions.
import { gatewayContentType } from '@foyer/protocol/signing/headers'
import Fastify from 'fastify'
import { pino } from 'pino'
import { createClocks } from '../../apps/server/src/clocks.ts'
import { readEnvironment } from '../../apps/server/src/config/environment.ts'
import { withIdentifierKey } from '../../apps/server/src/config/identifier-key.ts'
import { sandboxSecrets } from '../../apps/server/src/config/sandbox-secrets.ts'
import { parseSecrets } from '../../apps/server/src/config/secrets.ts'
import { sandboxConnectors } from '../../apps/server/src/connectors/connect.ts'
import { createPasswords } from '../../apps/server/src/crypto/password.ts'
import { openDatabase } from '../../apps/server/src/database/open.ts'
import { readCallerAddress } from '../../apps/server/src/http/caller-address.ts'
import { answerErrors } from '../../apps/server/src/http/errors.ts'
import { acceptSignatures } from '../../apps/server/src/http/signing/accept.ts'
import { signed } from '../../apps/server/src/http/signing/three-layer.ts'
import { createJobs } from '../../apps/server/src/jobs/jobs.ts'
import { modules } from '../../apps/server/src/modules/all.ts'
import { answerAlone } from './answer.ts'

const environment = readEnvironment(process.env)
const log = pino({ enabled: false })
const { db, close } = await openDatabase(environment, log, new AbortController().signal, () => process.exit(1))
const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(environment.DATA_DIR)), Date.now())
const clocks = await createClocks(db, environment.FOYER_MODE, log)
const passwords = createPasswords()
const connectors = sandboxConnectors({ db, clocks, secrets, passwords, modules })
const context = { db, clocks, environment, secrets, jobs: createJobs(db), passwords, connectors, modules }

const app = Fastify({ trustProxy: environment.TRUST_PROXY })
// as in bare.ts, with the bytes that the signature covers
const parse = app.getDefaultJsonParser('error', 'error')
app.decorateRequest('rawBody', null)
app.addContentTypeParser<Buffer>(gatewayContentType, { parseAs: 'buffer' }, (request, body, done) => {
  request.rawBody = body
  parse(request, body.toString(), done)
})
readCallerAddress(app)
answerErrors(app)
acceptSignatures(app, context)
process.on('SIGTERM', () =>
  app
    .close()
    .then(close)
    .then(() => process.exit()),
)
await answerAlone(app, signed(context, ['tourist', 'register', 'login']))
