import type { Sql } from 'postgres'

interface Wanted {
  readonly database: string
  /** password of the application's role, base64url */
  readonly password: string
  /** password of the role that owns the tables, base64url */
  readonly ownerPassword: string
}

/** The role that owns the database and its tables, and changes the schema. */
export const ownerRole = 'foyer_owner'

/** The application's role. */
export const applicationRole = 'foyer'

/**
 * Creates the two roles and the database. Neither role is a superuser, since an SQL injection could run programs as
 * one. The owner is a member of the application's role, so that it can take over a database that an older version
 * created with one role (SEC-9).
 *
 * @param admin the superuser's connection
 */
export const ensureDatabase = async (admin: Sql, { database, password, ownerPassword }: Wanted): Promise<void> => {
  const [found] = await admin<[{ application: boolean; owner: boolean; database: boolean }]>`select
    exists (select from pg_roles where rolname = ${applicationRole}) as application,
    exists (select from pg_roles where rolname = ${ownerRole}) as owner,
    exists (select from pg_database where datname = ${database}) as database`
  if (!found.application) await admin.unsafe(`create role ${applicationRole} login password '${password}'`)
  if (!found.owner) await admin.unsafe(`create role ${ownerRole} login`)
  // at every start: a killed start may have created the file without setting the password
  await admin.unsafe(`alter role ${ownerRole} password '${ownerPassword}'`)
  await admin.unsafe(`grant ${applicationRole} to ${ownerRole}`)
  if (!found.database) await admin`create database ${admin(database)} owner ${admin(ownerRole)}`
}
