/** Called when a statement is sent, with its text in parts. It returns what is called once when the statement has ended. */
export type Watch = (text: readonly string[]) => ((error?: unknown) => void) | undefined

/** What postgres.js 3.4.9 has on a query that is not sent yet. */
interface Query {
  readonly strings: readonly string[]
  handler: (query: unknown) => unknown
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  /** there if the query is read with a cursor, which settles each part by itself */
  readonly cursorFn?: unknown
}

const isQuery = (made: unknown): made is Query => made instanceof Promise && 'handler' in made && 'strings' in made

/** A reserved connection is wrapped twice, and its statements are observed once. */
const known = new WeakSet<Query>()

/**
 * Observes a query of postgres.js from the moment it is sent, which is when somebody awaits it, until its end. Names,
 * lists of values and parts of statements are returned unchanged. A query that is read with
 * a cursor is not observed.
 */
export const watched = <T>(made: T, watch: Watch): T => {
  if (!isQuery(made) || known.has(made)) return made
  const query: Query = made
  known.add(query)
  const { handler, resolve, reject } = query
  query.handler = (sent) => {
    const end = query.cursorFn ? undefined : watch(query.strings)
    if (end) {
      query.resolve = (value) => {
        end()
        resolve(value)
      }
      query.reject = (error) => {
        end(error)
        reject(error)
      }
    }
    return handler(sent)
  }
  return made
}
