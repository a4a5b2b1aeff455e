import { boundedText } from '../../../bounded-text.ts'
import type { Environment } from '../../../config/environment.ts'
import { inSpan, noteStatus, traceHeaders } from '../../../telemetry/spans.ts'

/** Milliseconds for one call. A run of the copying makes several. */
const limits = { run: 20_000, insert: 30_000, read: 20_000 } as const
/** Most bytes of an answer: figures have a limit of rows. */
const mostBytes = 16 * 1024 * 1024
/** Characters of an error of ClickHouse that are logged. */
const mostReason = 300

/** ClickHouse did not do what was requested: it is away, slow or full, or it refused the statement. */
export class ClickHouseError extends Error {
  /** @param why without values of events */
  constructor(why: string, options?: ErrorOptions) {
    super(`ClickHouse: ${why}`, options)
    this.name = 'ClickHouseError'
  }
}

/** The HTTP interface of a ClickHouse server. Each call rejects with a ClickHouseError, within its time limit. */
export interface ClickHouse {
  readonly database: string
  /** Runs a statement without a result. */
  run(sql: string): Promise<void>
  /**
   * Inserts rows in the format RowBinary: all of them, or after a failure any of them.
   *
   * @param into the table and its columns
   */
  insert(into: string, rows: Uint8Array): Promise<void>
  read<Row>(sql: string): Promise<readonly Row[]>
}

/** A text as a literal of ClickHouse's SQL. */
export const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

type Configured = Pick<Environment, 'CLICKHOUSE_DATABASE' | 'CLICKHOUSE_USER' | 'CLICKHOUSE_PASSWORD'>

interface Call {
  readonly settings: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly timeout: number
}

const connect = (url: string, configured: Configured): ClickHouse => {
  const { CLICKHOUSE_DATABASE: database, CLICKHOUSE_USER: user, CLICKHOUSE_PASSWORD: password } = configured
  const credentials = {
    ...(user !== undefined && { 'X-ClickHouse-User': user }),
    ...(password !== undefined && { 'X-ClickHouse-Key': password }),
  }
  const send = async ({ settings, body, timeout }: Call): Promise<string> => {
    const target = new URL(url)
    target.search = String(new URLSearchParams({ database, ...settings }))
    const request = {
      method: 'POST',
      redirect: 'error',
      headers: { ...credentials, ...traceHeaders(), 'content-type': 'application/octet-stream' },
      body: body as string | Uint8Array<ArrayBuffer>,
      signal: AbortSignal.timeout(timeout),
    } as const
    let response: Response
    let text: string
    try {
      response = await fetch(target, request)
      text = await boundedText(response, mostBytes)
    } catch (cause) {
      throw new ClickHouseError('it did not answer completely', { cause })
    }
    noteStatus(response.status)
    if (!response.ok) throw new ClickHouseError(`it answered ${response.status}: ${text.slice(0, mostReason).trim()}`)
    return text
  }
  const spanned = (name: string, call: Call) =>
    inSpan(`clickhouse ${name}`, { 'db.system.name': 'clickhouse', 'db.namespace': database }, () => send(call))

  return {
    database,
    run: async (sql) => {
      await spanned('run', { settings: {}, body: sql, timeout: limits.run })
    },
    insert: async (into, rows) => {
      // a repeated block would be dropped silently by a replicated table, also after its rows were deleted
      const settings = { query: `INSERT INTO ${into} FORMAT RowBinary`, insert_deduplicate: '0' }
      await spanned('insert', { settings, body: rows, timeout: limits.insert })
    },
    read: async <Row>(sql: string) => {
      const settings = {
        output_format_json_quote_64bit_integers: '0',
        max_execution_time: String(limits.read / 1000),
        // an answer that fails midway is then an error status and not half of a body
        wait_end_of_query: '1',
      }
      const text = await spanned('read', { settings, body: `${sql} FORMAT JSON`, timeout: limits.read })
      try {
        return (JSON.parse(text) as { data: readonly Row[] }).data
      } catch (cause) {
        throw new ClickHouseError('its answer is not JSON', { cause })
      }
    },
  }
}

/** The configured server; undefined if there is none. It is not called before it is used. */
export const clickhouseOf = ({ CLICKHOUSE_URL, ...configured }: Environment): ClickHouse | undefined =>
  CLICKHOUSE_URL === undefined ? undefined : connect(CLICKHOUSE_URL, configured)
