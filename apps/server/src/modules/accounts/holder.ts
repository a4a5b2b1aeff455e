import type { IdentityDocument } from '@foyer/api/accounts'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { hongKongTime } from '../../hong-kong.ts'

/** Age in years from which a person may hold and apply for securities in their own name. */
const majority = 18

/**
 * Whether a person born on one day is an adult on another. Both are YYYY-MM-DD. A person born on 29 February is an
 * adult from 1 March.
 */
export const isOfAge = (born: string, today: string): boolean =>
  `${Number(born.slice(0, 4)) + majority}${born.slice(4)}` <= today

/** The person who holds an account. */
export interface Holder {
  /** equal in all accounts of one person; reveals nothing else */
  readonly holderHash: Buffer
  readonly document: IdentityDocument
  /** 18 or more in Hong Kong, on the current day of the business clock */
  readonly isAdult: boolean
}

/** The hash of a holder whom the firm's directory names. */
export const directoryHolderHash = (identifierKey: Buffer, reference: string): Buffer =>
  keyedHash(identifierKey, 'identity document', `directory ${reference}`)

/** Returns what products need to know about the holder of an account; undefined if no holder is on record. */
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
