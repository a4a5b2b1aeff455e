// `npm run back-office`: a stand-in for a firm's core systems, for tests and for trying production mode.
import { buildBackOffice } from './app.ts'
import { openDatabase } from './database.ts'
import { addDemoClients } from './demo-clients.ts'
import { addDemoList } from './demo-list.ts'
import { addDemoMarket } from './demo-market.ts'
import { addDemoShipment } from './demo-shipment.ts'
import { addDemoTrades } from './demo-trades.ts'
import { startReporting } from './reports.ts'
import { readKeys } from './verify-signature.ts'

const { BACK_OFFICE_KEYS, BACK_OFFICE_DATABASE = ':memory:', BACK_OFFICE_PORT = '8090' } = process.env
const { BACK_OFFICE_CLIENT_ID = 'foyer', BACK_OFFICE_REDIRECT_URIS, BACK_OFFICE_LOGOUT_URI } = process.env
const { BACK_OFFICE_CLIENT_SECRET, BACK_OFFICE_CLIENT_AUTH = 'client_secret_basic' } = process.env
const { BACK_OFFICE_REPORTS_URL, BACK_OFFICE_REPORTS_KEY } = process.env

if (!BACK_OFFICE_KEYS) {
  process.stderr.write('BACK_OFFICE_KEYS must be name:key, the public keys of callers as SPKI DER in base64.\n')
  process.exit(1)
}
if (BACK_OFFICE_CLIENT_AUTH !== 'client_secret_basic' && BACK_OFFICE_CLIENT_AUTH !== 'client_secret_post') {
  process.stderr.write('BACK_OFFICE_CLIENT_AUTH must be client_secret_basic or client_secret_post.\n')
  process.exit(1)
}
const db = openDatabase(BACK_OFFICE_DATABASE)
addDemoClients(db)
addDemoTrades(db)
addDemoShipment(db)
addDemoList(db)
addDemoMarket(db)
const keys = readKeys(BACK_OFFICE_KEYS)
let provider: ReturnType<typeof import('./provider.ts').openProvider> | undefined
const app = await buildBackOffice({ db, keys, provider: () => provider })
const stopReporting =
  BACK_OFFICE_REPORTS_URL && BACK_OFFICE_REPORTS_KEY
    ? startReporting(db, { url: BACK_OFFICE_REPORTS_URL, key: BACK_OFFICE_REPORTS_KEY })
    : async () => undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await app.close()
    await stopReporting()
    db.close()
    process.exit(0)
  })
const address = await app.listen({ host: '127.0.0.1', port: Number(BACK_OFFICE_PORT) })
if (BACK_OFFICE_REDIRECT_URIS)
  provider = (await import('./provider.ts')).openProvider(db, {
    address,
    keys,
    clientId: BACK_OFFICE_CLIENT_ID,
    redirectUris: BACK_OFFICE_REDIRECT_URIS.split(','),
    secret: BACK_OFFICE_CLIENT_SECRET
      ? { value: BACK_OFFICE_CLIENT_SECRET, method: BACK_OFFICE_CLIENT_AUTH }
      : undefined,
    logoutUri: BACK_OFFICE_LOGOUT_URI,
  })
process.stdout.write(`The back office is ready at ${address}\n`)
