import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { seal } from '../../crypto/at-rest.ts'
import { mobileHash } from './persons.ts'

/**
 * Adds persons whom no one is, for the sandbox: their user codes begin with `made-up-`. A number that has a person adds
 * none.
 *
 * @param mobiles in E.164
 * @param at when they first came
 * @returns the numbers of all such persons, in the order in which they were added
 */
export const madeUpPersons = async (
  tx: ISql,
  secrets: Secrets,
  mobiles: readonly string[],
  at: number,
): Promise<number[]> => {
  const rows = mobiles.map((mobile, n) => ({
    user_code: `made-up-${n}`,
    mobile_hash: mobileHash(secrets, mobile),
    mobile_sealed: seal(secrets.dataKey, mobile),
    created_at: new Date(at),
  }))
  await tx`insert into persons ${tx(rows)} on conflict do nothing`
  const persons = await tx<{ id: number }[]>`
    select id from persons where user_code like 'made-up-%' order by length(user_code), user_code`
  return persons.map(({ id }) => id)
}
