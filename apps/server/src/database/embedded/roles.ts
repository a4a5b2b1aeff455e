import type { Sql } from 'postgres'

/**
 * The application's own role and database. Not a superuser: whoever got SQL past us could run programs as one.
 *
 * @param admin the superuser's connection
 * @param password base64url
 */
export const ensureDatabase = async (
  admin: Sql,
  { database, password }: { readonly database: string; readonly password: string },
): Promise<void> => {
  const [found] = await admin<{ role: boolean; database: boolean }[]>`select
    exists (select from pg_roles where rolname = 'foyer') as role,
    exists (select from pg_database where datname = ${database}) as database`
  if (!found?.role) await admin.unsafe(`create role foyer login password '${password}'`)
  if (!found?.database) await admin`create database ${admin(database)} owner foyer`
}
