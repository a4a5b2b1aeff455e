import type { Sql } from 'postgres'

/** What postgres.js calls when it has sent a statement; a false result means that the connection accepts no other one. */
const acceptsNoOther = () => false

/** Queries of postgres.js have options of their own; names and lists of values have none. */
const alone = <T>(made: T): T => {
  if (made instanceof Promise && 'options' in made)
    (made.options as { onexecute?: () => boolean }).onexecute = acceptsNoOther
  return made
}

/**
 * A pool that sends no statement on a connection before the last one is answered; transactions still may. A pooler in
 * transaction mode assigns the database connection to someone else after an answer. PgBouncer before 1.21 does so even
 * if postgres.js has already sent the first half of the next statement, which is then lost, or answered to a stranger.
 *
 * The option `max_pipeline` of postgres.js 3.4.9 does not achieve this: transactions do not begin if it is 0.
 */
export const oneAtATime = (sql: Sql): Sql =>
  new Proxy(sql, {
    apply: (target, self, args) => alone(Reflect.apply(target, self, args)),
    get: (target, key) =>
      key === 'unsafe'
        ? (...args: Parameters<Sql['unsafe']>) => alone(target.unsafe(...args))
        : Reflect.get(target, key),
  })
