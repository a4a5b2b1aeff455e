import postgres, { type ISql, type Sql } from 'postgres'
import type { AcceptRights } from '../config/one-role.ts'
import { StartError } from '../config/start-error.ts'
import { connect } from '../database/connect.ts'
import { replaceFunctions } from '../database/functions.ts'
import { migrate } from '../database/migrate.ts'
import { excessOf, grantRights } from '../database/rights.ts'
import { waitForTurn } from '../database/turn.ts'
import { installJobs } from './install-jobs.ts'
import { firstPending } from './pending.ts'
import { preparationLock } from './preparation-lock.ts'

/** Key of the advisory lock that serialises the changes of roles by all processes. No other code locks this number. */
const lock = 4_611_003

interface Preparation {
  /** the application's pool, whose role gets its rights */
  readonly db: Sql
  /**
   * the address by which the owner of the tables connects, which is that of the application itself if one role does
   * everything; undefined if the application has to prepare the database on its pool
   */
  readonly ownerUrl: string | undefined
  /** milliseconds since 1970, for the records of migrations and functions */
  readonly wall: () => number
  /** throws if the application's role has more rights than it needs and the start must not continue */
  readonly accept: AcceptRights
}

const insufficientPrivilege = '42501'

const roleOf = async (db: ISql): Promise<string> => {
  const [{ role }] = await db<[{ role: string }]>`select current_user as role`
  return role
}

/** Whether the application's role owns tables of this database, as in versions with one role. */
const ownsTables = async (db: ISql, role: string): Promise<boolean> => {
  const [{ owns }] = await db<[{ owns: boolean }]>`
    select exists (
      select from pg_class join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'pgboss') and relowner = ${role}::regrole) as owns`
  return owns
}

/**
 * Takes over the tables that an older version created with one role, and grants that role its rights in the same
 * transaction.
 */
const takeOver = (owner: Sql, role: string): Promise<void> =>
  owner.begin(async (tx) => {
    await waitForTurn(tx, lock)
    if (!(await ownsTables(tx, role))) return
    try {
      await tx.savepoint((save) => save`reassign owned by ${save(role)} to current_user`)
    } catch (cause) {
      if (!(cause instanceof postgres.PostgresError) || cause.code !== insufficientPrivilege) throw cause
      const own = await roleOf(tx)
      throw new StartError(
        `The role ${role} of DATABASE_URL still owns the tables: run "grant ${role} to ${own}" as an administrator of the database and start again.`,
        { cause },
      )
    }
    await grantRights(tx, role)
  })

/** Migrates, replaces the functions that have changed and installs the jobs. @returns the names of the files that ran */
const updateSchema = async (owner: Sql, wall: () => number): Promise<string[]> => {
  const applied = [...(await migrate(owner, wall)), ...(await replaceFunctions(owner, wall))]
  await installJobs(owner)
  return applied
}

/**
 * Prepares while no other process does. The transaction holds no snapshot, so a `create index concurrently` does not
 * wait for it.
 *
 * @param db a pool of at least three connections, one of which holds the lock
 */
const inTurn = <Result>(db: Sql, prepare: () => Promise<Result>): Promise<Result> =>
  db.begin(async (tx) => {
    await waitForTurn(tx, preparationLock)
    return prepare()
  }) as Promise<Result>

/**
 * Runs `act` on connections to the address of the owner, or on the application's pool if there is none. The preparation
 * and each step lock on a connection of their own, and a third connection runs the statements.
 */
const onOwnersPool = async <T>(ownerUrl: string | undefined, db: Sql, act: (pool: Sql) => Promise<T>): Promise<T> => {
  if (ownerUrl === undefined) return act(db)
  const owner = connect(ownerUrl, { max: 3, name: 'foyer owner' })
  try {
    return await act(owner)
  } catch (cause) {
    if (cause instanceof postgres.PostgresError && /^(28|3D)/.test(cause.code))
      throw new StartError(`The database named by DATABASE_OWNER_URL cannot be used: ${cause.message}.`, { cause })
    throw cause
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/** Runs as the role that owns the tables: takes over, updates the schema and grants the application its rights. */
const prepareAsOwner = (owner: Sql, role: string, wall: () => number): Promise<readonly string[]> =>
  inTurn(owner, async () => {
    await takeOver(owner, role)
    const applied = await updateSchema(owner, wall)
    await owner.begin(async (tx) => {
      await waitForTurn(tx, lock)
      await grantRights(tx, role)
    })
    return applied
  })

/** Runs as a role with few rights: requires a schema that its owner has prepared. */
const requireCurrent = async (db: Sql, role: string): Promise<void> => {
  const pending = await firstPending(db)
  if (pending !== undefined)
    throw new StartError(
      `The ${pending} has not run on this database, and the role ${role} may not run it: set DATABASE_OWNER_URL.`,
    )
}

/**
 * Prepares the database for this version. With an owner, the application's role gets exactly the rights it needs.
 * Without one, the application owns its tables, or an owner has already prepared the schema.
 *
 * @returns the names of the migrations and of the files of functions that ran now
 * @throws StartError if the schema is old and this process may not change it, and what `accept` throws
 */
export const prepareDatabase = async ({ db, ownerUrl, wall, accept }: Preparation): Promise<readonly string[]> => {
  const role = await roleOf(db)
  if (ownerUrl !== undefined && decodeURIComponent(new URL(ownerUrl).username) !== role) {
    const applied = await onOwnersPool(ownerUrl, db, (owner) => prepareAsOwner(owner, role, wall))
    accept(role, await excessOf(db))
    return applied
  }
  const excess = await excessOf(db)
  if (excess.length === 0) {
    await requireCurrent(db, role)
    return []
  }
  accept(role, excess)
  return onOwnersPool(ownerUrl, db, (pool) => inTurn(pool, () => updateSchema(pool, wall)))
}
