import type { ISql } from 'postgres'

/** Sandbox only: the simulated country of all calls, in every process on the database; null: none. */
export const countryOverride = async (db: ISql): Promise<string | null> => {
  const [row] = await db<{ country: string | null }[]>`select country from sandbox_settings`
  return row?.country ?? null
}

/** @param country ISO 3166 alpha-2; null restores the country of each call's own address */
export const overrideCountry = async (db: ISql, country: string | null): Promise<void> => {
  await db`update sandbox_settings set country = ${country}`
}
