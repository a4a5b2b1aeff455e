import { createHash } from 'node:crypto'
import { z } from 'zod'
import { StartError } from '../config/start-error.ts'

/** Number of the format of backups. A release reads the formats that it knows. */
const format = 1

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

const tableSchema = z.object({ schema: z.enum(['public', 'pgboss']), name, columns: z.array(name).min(1) })

/** What a backup is, and what a database needs before its rows. It is the first line of the text. */
const headerSchema = z.object({
  format: z.literal(format),
  release: z.string(),
  mode: z.enum(['sandbox', 'production']),
  /** of the snapshot, ISO 8601 */
  moment: z.iso.datetime(),
  /** PostgreSQL's version, such as 180004 */
  postgres: z.int(),
  migrations: z.array(z.object({ id: z.int(), name: z.string(), sha256: z.string() })).min(1),
  functions: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** fingerprints of the keys that the rows are written with, in hex */
  keys: z.array(z.object({ name: z.string(), fingerprint: z.hex(), retired: z.boolean() })),
  /** the sandbox's secrets by file name; a firm has those of production elsewhere */
  secrets: z.record(z.string().regex(/^FOYER_[A-Z_]+$/), z.string()).optional(),
  tables: z.array(tableSchema).min(1),
  /** partitions by day, with the SQL of their bounds */
  partitions: z.array(
    z.object({
      parent: name,
      name,
      bound: z.string().regex(/^(DEFAULT|FOR VALUES FROM \('[\d-]{10}'\) TO \('[\d-]{10}'\))$/),
    }),
  ),
})

const trailerSchema = z.object({
  /** in the order of the header's tables; a hash is SHA-256 of the rows as PostgreSQL's `copy` writes them, in hex */
  tables: z.array(z.object({ rows: z.int(), sha256: z.hex() })),
  /** read after all rows, so that no sequence gives out a value that a row has */
  sequences: z.array(z.object({ name, last: z.int(), isCalled: z.boolean() })),
})

export type Header = z.infer<typeof headerSchema>
export type Trailer = z.infer<typeof trailerSchema>
export type BackedUpTable = z.infer<typeof tableSchema>

const [headMark, endMark] = ['-- Foyer backup ', '-- Foyer end ']

/** The end of the rows of a table in the text format of `copy`, in which no row can contain it. */
const rowsEnd = '\\.\n'

/** A name of the catalogue in quotes. */
export const quoted = (...parts: readonly string[]): string => parts.map((part) => `"${part}"`).join('.')

/** The columns of a table as a list of SQL. */
export const columnList = ({ columns }: BackedUpTable): string => columns.map((column) => quoted(column)).join(', ')

const copyLine = (table: BackedUpTable): string =>
  `COPY ${quoted(table.schema, table.name)} (${columnList(table)}) FROM stdin;\n`

const linesIn = (bytes: Uint8Array): number => {
  let count = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count++
  return count
}

/** A stream that counts and hashes the rows that pass through it. */
const measured = () => {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (bytes: Uint8Array) => {
      hash.update(bytes)
      rows += linesIn(bytes)
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** Rows of a table in the text format of `copy`. */
export type Rows = AsyncIterable<Uint8Array>

/**
 * The text of a backup: comments with the facts, and statements `COPY` with their rows, which psql can run too.
 *
 * @param rowsOf reads the rows of a table; called for one table after the other
 * @param sequences read after all rows
 */
export async function* textOf(
  header: Header,
  rowsOf: (table: BackedUpTable) => Rows,
  sequences: () => Promise<Trailer['sequences']>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${headMark}${JSON.stringify(header)}\n`)
  const tables: Trailer['tables'] = []
  for (const table of header.tables) {
    yield Buffer.from(copyLine(table))
    const { add, sum } = measured()
    for await (const bytes of rowsOf(table)) {
      add(bytes)
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    }
    yield Buffer.from(rowsEnd)
    tables.push(sum())
  }
  const trailer: Trailer = { tables, sequences: await sequences() }
  yield Buffer.from(`${endMark}${JSON.stringify(trailer)}\n`)
}

/** Bytes of a line with facts; a longer one is not of a backup. */
const longestLine = 16_000_000

const notOfOurs = () => new StartError('The file is no backup of Foyer that this release can read.')

/** Reads bytes up to a mark, over the borders of chunks. */
const reader = (source: AsyncIterable<Uint8Array>) => {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async (): Promise<boolean> => {
    const { done, value } = await chunks.next()
    if (!done) rest = rest.length === 0 ? Buffer.from(value) : Buffer.concat([rest, value])
    return !done
  }
  const line = async (): Promise<string> => {
    let at = rest.indexOf(10)
    while (at < 0) {
      if (rest.length > longestLine || !(await more())) throw notOfOurs()
      at = rest.indexOf(10)
    }
    const text = rest.toString('utf8', 0, at)
    rest = rest.subarray(at + 1)
    return text
  }
  /** Yields everything before a line that consists of `rowsEnd`. */
  async function* rows(): AsyncGenerator<Buffer> {
    const mark = Buffer.from(`\n${rowsEnd}`)
    // the rows begin behind a line break, so that the end of an empty table is recognised like any other
    let isFirst = true
    rest = Buffer.concat([Buffer.from('\n'), rest])
    for (;;) {
      const at = rest.indexOf(mark)
      const safe = at < 0 ? rest.length - mark.length + 1 : at + 1
      if (safe > 0) {
        const from = isFirst ? 1 : 0
        if (safe > from) yield rest.subarray(from, safe)
        rest = rest.subarray(safe)
        isFirst = false
      }
      if (at >= 0) break
      if (!(await more())) throw notOfOurs()
    }
    rest = rest.subarray(rowsEnd.length)
  }
  const atEnd = async (): Promise<boolean> => rest.length === 0 && !(await more())
  return { line, rows, atEnd, close: () => chunks.return?.() }
}

const parsedLine = <T>(line: string, mark: string, schema: z.ZodType<T>): T => {
  if (!line.startsWith(mark)) throw notOfOurs()
  const parsed = schema.safeParse(JSON.parse(line.slice(mark.length)))
  if (!parsed.success) throw notOfOurs()
  return parsed.data
}

/** A backup whose header has been read. */
export interface OpenBackup {
  readonly header: Header
  /**
   * Reads the rows of one table after the other, and then the trailer.
   *
   * @throws StartError if the number of rows or their hash differs from the backup's
   */
  read(load: (table: BackedUpTable, rows: Rows) => Promise<void>): Promise<Trailer>
  /** Ends the reading, also before its end. */
  close(): Promise<void>
}

/** Opens the text of a backup. @throws StartError if it is none, and what `source` throws */
export const openText = async (source: AsyncIterable<Uint8Array>): Promise<OpenBackup> => {
  const { line, rows, atEnd, close } = reader(source)
  const header = parsedLine(await line(), headMark, headerSchema)
  return {
    header,
    read: async (load) => {
      const sums: Trailer['tables'] = []
      for (const table of header.tables) {
        if (`${await line()}\n` !== copyLine(table)) throw notOfOurs()
        const { add, sum } = measured()
        async function* passed() {
          for await (const bytes of rows()) {
            add(bytes)
            yield bytes
          }
        }
        await load(table, passed())
        sums.push(sum())
      }
      const trailer = parsedLine(await line(), endMark, trailerSchema)
      const differs = sums.findIndex(
        ({ rows: count, sha256 }, nth) => trailer.tables[nth]?.rows !== count || trailer.tables[nth]?.sha256 !== sha256,
      )
      if (differs >= 0 || trailer.tables.length !== sums.length || !(await atEnd()))
        throw new StartError(
          `The rows of the table ${header.tables[differs]?.name ?? ''} are not those that were backed up.`,
        )
      return trailer
    },
    close: async () => {
      await close()
    },
  }
}
