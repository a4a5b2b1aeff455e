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
  -- whole cents; blocked includes lent, what was lent for orders that are not settled
  create table if not exists cash (
    account text primary key,
    available integer not null check (available >= 0),
    blocked integer not null default 0 check (blocked >= lent),
    lent integer not null default 0 check (lent >= 0),
    loan integer not null default 0 check (loan >= 0),
    credit_limit integer not null default 0 check (credit_limit >= 0)
  ) strict;
  create table if not exists positions (
    account text not null,
    code text not null,
    quantity integer not null,
    cost integer not null,
    primary key (account, code)
  ) strict;
  -- what settled orders added to positions; milliseconds since 1970, whole cents
  create table if not exists position_changes (
    account text not null,
    code text not null,
    at integer not null,
    quantity integer not null,
    paid integer not null
  ) strict;
  -- net value at the end of a weekday, and what was paid in since the weekday before; whole cents
  create table if not exists account_values (
    account text not null,
    day text not null,
    value integer not null,
    paid_in integer not null,
    primary key (account, day)
  ) strict;
  -- orders by the name that the caller gave them; a closed one was looked for before it was placed
  create table if not exists orders (
    id text primary key,
    state text not null check (state in ('closed', 'refused', 'accepted', 'cancelled', 'allotted', 'settled')),
    reason text,
    reference text unique,
    -- hash of what was ordered
    contents text,
    account text,
    stock_code text,
    -- shares of a lot, or its nominal dollars; whole cents
    lots integer,
    amount integer,
    fees integer,
    interest integer,
    loan integer
  ) strict;
  -- what happened to orders, in the order in which it was stored
  create table if not exists order_events (
    number integer primary key autoincrement,
    order_id text not null,
    at integer not null,
    event text not null,
    facts text not null
  ) strict;
  -- wrong attempts in a row, of each kind of credential
  create table if not exists failures (
    account text not null,
    kind text not null,
    count integer not null,
    locked_until integer,
    primary key (account, kind)
  ) strict;
  -- what the SMS gateways accepted; no phone receives it
  create table if not exists messages (
    gateway text not null,
    id text not null,
    mobile text not null,
    body text not null,
    -- what the delivery report says
    state text not null,
    reported integer not null default 0,
    at integer not null,
    primary key (gateway, id)
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
