import { DatabaseSync } from 'node:sqlite'

const tables = `
  create table if not exists clients (
    account text primary key,
    client_no text not null unique,
    mobile text not null,
    name text not null,
    type text not null,
    status text not null,
    branch text not null,
    residence text,
    holder text,
    document text,
    born text,
    -- scrypt with its salt; null if there is none
    password text not null,
    trading_password text,
    authenticator text,
    authenticator_step integer,
    opened integer not null unique
  ) strict;
  -- wrong attempts in a row, of each kind of credential
  create table if not exists failures (
    account text not null,
    kind text not null,
    count integer not null,
    locked_until integer,
    primary key (account, kind)
  ) strict;
  -- every report of a trade, in the order in which it became known; the facts are JSON as the document has them
  create table if not exists trade_reports (
    place integer primary key autoincrement,
    account text not null,
    reference text not null,
    revision integer not null,
    facts text not null,
    unique (reference, revision)
  ) strict;
  -- orders to ship a gift; name and address are in the facts alone
  create table if not exists shipments (
    shipping_order text primary key,
    facts text not null
  ) strict;
  create table if not exists shipment_steps (
    place integer primary key autoincrement,
    shipping_order text not null references shipments,
    state text not null,
    carrier text,
    tracking_no text,
    at text not null
  ) strict;
  -- versions of the list of who may not do what; without expires_at a version expires an hour after each answer
  create table if not exists lists (
    place integer primary key autoincrement,
    version text not null unique,
    valid_from text not null,
    expires_at text,
    rules text not null
  ) strict;
  create table if not exists list_entries (
    place integer primary key autoincrement,
    version text not null references lists (version),
    -- JSON: a number or an account, and the acts
    entry text not null
  ) strict;
  -- listed securities, the newest quote of each, and their trading days; JSON as the document has them
  create table if not exists securities (
    place integer primary key autoincrement,
    code text not null unique,
    facts text not null
  ) strict;
  create table if not exists quotes (
    place integer primary key autoincrement,
    code text not null unique,
    facts text not null
  ) strict;
  create table if not exists bars (
    code text not null,
    day text not null,
    facts text not null,
    primary key (code, day)
  ) strict;
  -- up to when the quotes are complete; null: always
  create table if not exists market_state (complete_to text) strict;
  -- what was answered to each key; of the request only a hash, since it may contain a password
  create table if not exists answers (
    system text not null,
    key text not null,
    request text not null,
    status integer not null,
    body text not null,
    at integer not null,
    primary key (system, key)
  ) strict;
`

/** Opens the database of the stand-in and creates its tables. @param path a file, or `:memory:` */
export const openDatabase = (path: string): DatabaseSync => {
  const db = new DatabaseSync(path)
  db.exec('pragma journal_mode = wal; pragma synchronous = normal')
  db.exec(tables)
  return db
}

/** Runs statements that are stored together or not at all. */
export const inTransaction = <T>(db: DatabaseSync, run: () => T): T => {
  db.exec('begin immediate')
  try {
    const result = run()
    db.exec('commit')
    return result
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
