import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { z } from 'zod'
import { readEnvironment } from '../config/environment.ts'
import { createConnectors } from '../connectors/connect.ts'
import { smsContract } from '../connectors/sms/contract.ts'
import type { Bounds } from '../connectors/wire/caller.ts'
import { testContext } from './context.ts'
import { noClients } from './no-clients.ts'
import { productionVariables } from './production.ts'

type Body = z.infer<typeof smsContract.operations.sendMessage.body>
type Answer = (response: ServerResponse) => void

const says =
  (status: number, body: object): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
export const accepts = says(200, {})
export const isBusy = says(503, { reason: 'busy' })
export const refuses = says(409, { reason: 'message_refused' })
/** Accepts the message, perhaps, and closes the connection. */
export const breaksOff: Answer = (response) => response.destroy()

/** An SMS gateway of the firm, which answers as a test says. It checks no signature. */
export interface TestGateway {
  readonly url: string
  answer: Answer
  /** each call with its key, which is the id of the message */
  received: { readonly id: string; readonly body: Body }[]
  /** the code in the latest message; undefined without one */
  code(): string | undefined
}

/** Starts a gateway until the file ends. */
export const startGateway = async (): Promise<TestGateway> => {
  const gateway: TestGateway = {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    answer: accepts,
    received: [],
    code: () => /\b\d{6}\b/.exec(gateway.received.at(-1)?.body.text ?? '')?.[0],
  }
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = smsContract.operations.sendMessage.body.parse(await json(request))
    gateway.received.push({ id: String(request.headers['idempotency-key']), body })
    gateway.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return gateway
}

/** A context in production whose gateways of the firm are called. Calls are not repeated unless `bounds` says so. */
export const gatewayContext = async (variables: NodeJS.ProcessEnv, bounds: Partial<Bounds> = {}) => {
  const environment = readEnvironment({ ...productionVariables, ...noClients, LOG_LEVEL: 'silent', ...variables })
  const { context, clock } = await testContext({ environment })
  const { sms, states } = createConnectors(context, pino({ enabled: false }), { retries: 0, failures: 1000, ...bounds })
  return { context: { ...context, connectors: { ...context.connectors, sms, states } }, clock }
}
