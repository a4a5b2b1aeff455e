import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request as send } from 'node:https'
import { openProvider } from '../../apps/server/src/connectors/staff-provider/provider.ts'
import { freePort } from '../../apps/server/src/database/embedded/postmaster.ts'
import type { Certificates } from './certificates.ts'

/** The OpenID Connect provider of the firm's staff, on an https origin of its own. */
export interface StaffProvider {
  readonly issuer: string
  /** variables with which the servers use it */
  readonly variables: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Groups with a role; the provider also knows people whose group has none. */
const roles = {
  author: ['author'],
  approver: ['approver'],
  clientCare: ['clientCare'],
  administrator: ['administrator'],
}

/** @param consoleOrigin the https origin at which staff use the console */
export const startStaffProvider = async (consoleOrigin: string, certificates: Certificates): Promise<StaffProvider> => {
  const port = await freePort()
  const issuer = `https://localhost:${port}`
  const tls = { cert: readFileSync(certificates.certificate), key: readFileSync(certificates.key) }
  const ca = readFileSync(certificates.authority)
  const client = {
    clientId: 'foyer-console',
    secret: randomBytes(32).toString('hex'),
    redirectUris: [`${consoleOrigin}/staff/callback`],
    logoutUri: `${consoleOrigin}/staff/back-channel-logout`,
  }
  const deliver = async (form: string): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = send(client.logoutUri, { method: 'POST', ca, headers })
    sent.end(form)
    const [reply] = await once(sent, 'response')
    reply.resume()
    return reply.statusCode
  }
  const answer = openProvider(client, deliver, { origin: issuer, path: '', application: 'web' })
  const server = createServer(tls, (request, response) => void answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    variables: {
      STAFF_ISSUER: issuer,
      STAFF_CLIENT_ID: client.clientId,
      STAFF_CLIENT_SECRET: client.secret,
      STAFF_REDIRECT_URI: client.redirectUris.join(),
      STAFF_ROLES: JSON.stringify(roles),
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
