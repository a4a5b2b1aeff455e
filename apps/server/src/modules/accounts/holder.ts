import type { IdentityDocument } from '@foyer/contract/accounts'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { hongKongTime } from '../../hong-kong.ts'

/** Years of age from which a person may hold and apply for securities in their own name. */
const majority = 18

/** Whether somebody born on a day is of age on another; both YYYY-MM-DD. Born on 29 February, from 1 March on. */
export const isOfAge = (born: string, today: string): boolean =>
  `${Number(born.slice(0, 4)) + majority}${born.slice(4)}` <= today

/** Whoever holds an account. */
export interface Holder {
  /** the same for one person in each of their accounts; tells nothing else */
  readonly holderHash: Buffer
  readonly document: IdentityDocument
  /** 18 or more in Hong Kong, on the day of the business clock */
  readonly isAdult: boolean
}

/** Who holds an account as far as products ask; undefined where nothing is on record. */
export const holderOf = async (
  { secrets, clocks }: Pick<Context, 'secrets' | 'clocks'>,
  db: ISql,
  accountId: number,
): Promise<Holder | undefined> => {
  const [row] = await db<{ holderHash: Buffer; document: IdentityDocument; born: Buffer }[]>`
    select holder_hash as "holderHash", document, born_sealed as born
    from client_identities where account_id = ${accountId}`
  if (!row) return undefined
  const { born, ...facts } = row
  const today = hongKongTime(clocks.business()).date
  return { ...facts, isAdult: isOfAge(unseal(secrets.dataKey, born), today) }
}
