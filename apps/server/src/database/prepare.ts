import postgres, { type ISql, type Sql } from 'postgres'
import type { AcceptRights } from '../config/one-role.ts'
import { StartError } from '../config/start-error.ts'
import { installJobs } from '../jobs/install.ts'
import { connect } from './connect.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { excessOf, grantRights } from './rights.ts'
import { waitForTurn } from './turn.ts'

/** Any number that nothing else locks: serialises what the owners of all processes do with roles. */
const lock = 4_611_003

interface Preparation {
  /** the application's pool, whose role is given its rights */
  readonly db: Sql
  /** the address by which the owner of the tables connects; undefined where the application has to do it itself */
  readonly ownerUrl: string | undefined
  /** milliseconds since 1970, for the record of migrations */
  readonly wall: () => number
  /** throws where the application's role has more rights than it needs and the start must not go on */
  readonly accept: AcceptRights
}

const insufficientPrivilege = '42501'

const roleOf = async (db: ISql): Promise<string> => {
  const [{ role }] = await db<[{ role: string }]>`select current_user as role`
  return role
}

/** Whether the application's role owns tables of this database, as it did before there were two roles. */
const ownsTables = async (db: ISql, role: string): Promise<boolean> => {
  const [{ owns }] = await db<[{ owns: boolean }]>`
    select exists (
      select from pg_class join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'pgboss') and relowner = ${role}::regrole) as owns`
  return owns
}

/** Takes over what an older version made with one role, and gives that role its rights in the same moment. */
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

/** By the role that owns the tables: takes over, migrates, installs the jobs and gives the application its rights. */
const prepareAsOwner = async (ownerUrl: string, role: string, wall: () => number): Promise<readonly string[]> => {
  // one connection holds the lock of an installation while another one installs
  const owner = connect(ownerUrl, { max: 2, name: 'foyer owner' })
  try {
    await takeOver(owner, role)
    const applied = await migrate(owner, wall)
    await installJobs(owner)
    await owner.begin(async (tx) => {
      await waitForTurn(tx, lock)
      await grantRights(tx, role)
    })
    return applied
  } catch (cause) {
    if (cause instanceof postgres.PostgresError && /^(28|3D)/.test(cause.code))
      throw new StartError(`The database named by DATABASE_OWNER_URL cannot be used: ${cause.message}.`, { cause })
    throw cause
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/** By a role of few rights, on a schema that its owner has prepared. */
const requireCurrent = async (db: Sql, role: string): Promise<void> => {
  const [pending] = await pendingMigrations(db)
  if (pending !== undefined)
    throw new StartError(
      `The migration ${pending} has not run on this database, and the role ${role} may not run it: set DATABASE_OWNER_URL.`,
    )
}

/**
 * Brings the database to this version. With an owner the application's role gets what it needs and no more; without one
 * the application owns its tables, or the schema is current already because an owner has prepared it.
 *
 * @returns the names of the migrations that ran now
 * @throws StartError where the schema is old and nobody may change it, and what `accept` throws
 */
export const prepareDatabase = async ({ db, ownerUrl, wall, accept }: Preparation): Promise<readonly string[]> => {
  const role = await roleOf(db)
  if (ownerUrl !== undefined && decodeURIComponent(new URL(ownerUrl).username) !== role) {
    const applied = await prepareAsOwner(ownerUrl, role, wall)
    accept(role, await excessOf(db))
    return applied
  }
  const excess = await excessOf(db)
  if (excess.length === 0) {
    await requireCurrent(db, role)
    return []
  }
  accept(role, excess)
  const applied = await migrate(db, wall)
  await installJobs(db)
  return applied
}
