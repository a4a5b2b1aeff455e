import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { testFolder } from '@foyer/testing/memory'
import { afterAll, vi } from 'vitest'
import { readTestClients, type TestClients } from '../connectors/kit/clients.ts'

const folder = join(import.meta.dirname, '../../../back-office')

const endOf = (child: ChildProcess) => new Promise<void>((resolve) => child.once('close', () => resolve()))

/** The stand-in for the firm's core systems as a process of its own, until the file ends. */
export interface BackOfficeProcess {
  /** variables with which the server calls it */
  readonly variables: Readonly<Record<string, string>>
  readonly clients: TestClients
  /** the issuer of the OpenID Connect provider */
  readonly issuer: string
  /** Turns a fault on; without `times` until `heal`. */
  fail(fault: { fault: string; system?: string; times?: number; ms?: number }): Promise<void>
  /** Names of the active faults. A fault ends after its number of calls. */
  faults(): Promise<readonly string[]>
  /** Turns a fault off, or all. Calls that are slow then continue. */
  heal(fault?: string): Promise<void>
  /** The code in the newest message to a number. @throws if there is none */
  codeTo(mobile: string): Promise<string>
  /** Kills the process. */
  crash(): Promise<void>
  /** Starts it again at its address and with its database; no fault is on. */
  restart(): Promise<void>
  /** Allots lots to an order, and settles it if `settles`, as the firm does. */
  allot(decision: { order: string; lots: number; lotSize: number; settles: boolean }): Promise<void>
  /** Reads what the firm knows, in its own database. */
  read(sql: string, ...values: string[]): readonly Readonly<Record<string, unknown>>[]
  /** Changes what the firm knows, in its own database. */
  change(sql: string, ...values: (string | null)[]): void
  /** Changes fields of the quote of a security. */
  quote(change: { code: string; price?: number; isHalted?: boolean; at?: string }): Promise<void>
  /** Packs, ships or delivers the newest order of a gift, or lets it come back. */
  ship(step: {
    order?: string
    reference?: string
    state: string
    carrier?: string
    trackingNo?: string
  }): Promise<void>
}

interface Options {
  /** the server that receives delivery reports, and their key */
  readonly reporting?: { readonly url: string; readonly key: string }
  /** the client of its OpenID Connect provider, with the secret that it knows and how it expects it; otherwise there is no provider */
  readonly login?: { readonly redirectUri: string; readonly secret: string; readonly method: string }
}

export const startBackOffice = async ({ reporting, login }: Options = {}): Promise<BackOfficeProcess> => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const file = join(testFolder(), 'back-office.db')
  /** Starts the process. @param port 0: any free one @returns its address */
  const start = async (port: string): Promise<{ child: ChildProcess; ended: Promise<void>; url: string }> => {
    const child = spawn(process.execPath, [join(folder, 'src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        BACK_OFFICE_KEYS: `test:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
        BACK_OFFICE_DATABASE: file,
        BACK_OFFICE_PORT: port,
        ...(reporting && { BACK_OFFICE_REPORTS_URL: reporting.url, BACK_OFFICE_REPORTS_KEY: reporting.key }),
        ...(login && {
          BACK_OFFICE_REDIRECT_URIS: login.redirectUri,
          BACK_OFFICE_CLIENT_SECRET: login.secret,
          BACK_OFFICE_CLIENT_AUTH: login.method,
        }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
    const url = await vi.waitFor(
      () => {
        const address = /ready at (\S+)/.exec(printed)?.[1]
        if (address === undefined) throw new Error(`the back office is not ready: ${printed}`)
        return address
      },
      { timeout: 60_000, interval: 20 },
    )
    return { child, ended: endOf(child), url }
  }
  let running = await start('0')
  const { url } = running
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal)
    await running.ended
  }
  afterAll(() => end('SIGTERM'))
  const control = async (path: string, method: string, body?: object) => {
    const headers = body && { 'content-type': 'application/json' }
    const request = { method, ...(headers && { headers }), ...(body && { body: JSON.stringify(body) }) }
    const { status } = await fetch(`${url}/control/${path}`, request)
    if (status !== 204) throw new Error(`the back office answered ${status}`)
  }
  return {
    issuer: `${url}/provider`,
    variables: {
      CONNECTOR_ACCOUNT_DIRECTORY_URL: `${url}/account-directory`,
      CONNECTOR_CREDENTIALS_URL: `${url}/credentials`,
      CONNECTOR_SMS_URL: `${url}/sms`,
      CONNECTOR_SMS_SECOND_URL: `${url}/sms-second`,
      CONNECTOR_BOOKS_URL: `${url}/books`,
      CONNECTOR_ORDERS_URL: `${url}/orders`,
      CONNECTOR_BACK_OFFICE_URL: `${url}/back-office`,
      CONNECTOR_LISTS_URL: `${url}/lists`,
      CONNECTOR_MARKET_DATA_URL: `${url}/market-data`,
      CONNECTOR_KEY_ID: 'test',
      CONNECTOR_SIGNING_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    },
    clients: readTestClients(JSON.parse(readFileSync(join(folder, 'clients.json'), 'utf8'))),
    codeTo: async (mobile) => {
      const { messages } = (await (await fetch(`${url}/control/messages`)).json()) as {
        messages: { to: string; text: string }[]
      }
      const code = /\b\d{6}\b/.exec(messages.find(({ to }) => to === mobile)?.text ?? '')?.[0]
      if (code === undefined) throw new Error('the gateway has no code for this number')
      return code
    },
    fail: (fault) => control('faults', 'POST', fault),
    faults: async () => {
      const { faults } = (await (await fetch(`${url}/control/faults`)).json()) as { faults: { fault: string }[] }
      return faults.map(({ fault }) => fault)
    },
    heal: (fault) => control(fault === undefined ? 'faults' : `faults?fault=${fault}`, 'DELETE'),
    crash: () => end('SIGKILL'),
    restart: async () => {
      running = await start(new URL(url).port)
    },
    allot: (decision) => control('allotments', 'POST', decision),
    change: (sql, ...values) => {
      const db = new DatabaseSync(file)
      db.prepare(sql).run(...values)
      db.close()
    },
    read: (sql, ...values) => {
      const db = new DatabaseSync(file, { readOnly: true })
      const rows = db.prepare(sql).all(...values)
      db.close()
      return rows
    },
    quote: (change) => control('quotes', 'POST', change),
    ship: (step) => control('shipments', 'POST', step),
  }
}
