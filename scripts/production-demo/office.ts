import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { readTestClients, type TestClients } from '../../apps/server/src/connectors/kit/clients.ts'
import { root } from '../process.ts'
import { type Program, startProgram } from './program.ts'

/** The stand-in for the firm's core systems and its SMS gateway. */
export interface Office extends Program {
  /** variables with which the servers call it */
  readonly variables: Readonly<Record<string, string>>
  readonly clients: TestClients
  /** Turns a fault on, for every system unless one is named. */
  fail(fault: {
    readonly fault: string
    readonly system?: string
    readonly times?: number
    readonly ms?: number
  }): Promise<void>
  /** The code in the newest message to a number, once there is one that was not read before. */
  codeFor(mobile: string): Promise<string>
  /** Reads what the firm knows, in its own database. */
  read(sql: string, ...values: string[]): readonly Readonly<Record<string, unknown>>[]
  /** Changes what the firm knows, in its own database. */
  change(sql: string, ...values: string[]): void
  /** Turns every fault off. */
  heal(): Promise<void>
}

interface Sent {
  readonly messages: readonly { readonly to: string; readonly text: string }[]
}

const folder = join(root, 'apps/back-office')

/** Milliseconds that a statement waits for those of the back office itself. */
const busy = 5_000

/** @param file where its database is */
export const startOffice = async (file: string): Promise<Office> => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const addressIn = (output: string) => /ready at (\S+)/.exec(output)?.[1]
  const program = await startProgram('the back office', process.execPath, {
    args: ['--disable-warning=ExperimentalWarning', join(folder, 'src/main.ts')],
    env: {
      BACK_OFFICE_KEYS: `demo:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
      BACK_OFFICE_DATABASE: file,
      BACK_OFFICE_PORT: '0',
    },
    isReady: (output) => addressIn(output) !== undefined,
  })
  const url = addressIn(program.output())
  const control = async (method: string, body?: object) => {
    const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const { status } = await fetch(`${url}/control/faults`, { method, ...sent })
    if (status !== 204) throw new Error(`the back office answered ${status}`)
  }
  const read = new Set<string>()
  const codeFor = async (mobile: string): Promise<string> => {
    for (let tries = 0; tries < 600; tries++) {
      const { messages } = (await (await fetch(`${url}/control/messages`)).json()) as Sent
      const [newest] = messages.filter(({ to }) => to === mobile)
      const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
      // two numbers may get the same code
      const message = `${mobile} ${newest?.text}`
      if (code && !read.has(message)) {
        read.add(message)
        return code
      }
      await wait(50)
    }
    throw new Error('no message arrived')
  }
  return {
    ...program,
    variables: {
      CONNECTOR_ACCOUNT_DIRECTORY_URL: `${url}/account-directory`,
      CONNECTOR_CREDENTIALS_URL: `${url}/credentials`,
      CONNECTOR_SMS_URL: `${url}/sms`,
      CONNECTOR_BOOKS_URL: `${url}/books`,
      CONNECTOR_ORDERS_URL: `${url}/orders`,
      CONNECTOR_BACK_OFFICE_URL: `${url}/back-office`,
      CONNECTOR_LISTS_URL: `${url}/lists`,
      CONNECTOR_MARKET_DATA_URL: `${url}/market-data`,
      CONNECTOR_KEY_ID: 'demo',
      CONNECTOR_SIGNING_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    },
    clients: readTestClients(JSON.parse(readFileSync(join(folder, 'clients.json'), 'utf8'))),
    codeFor,
    fail: (fault) => control('POST', fault),
    read: (sql, ...values) => {
      const db = new DatabaseSync(file, { readOnly: true, timeout: busy })
      const rows = db.prepare(sql).all(...values)
      db.close()
      return rows
    },
    change: (sql, ...values) => {
      const db = new DatabaseSync(file, { timeout: busy })
      db.prepare(sql).run(...values)
      db.close()
    },
    heal: () => control('DELETE'),
  }
}
