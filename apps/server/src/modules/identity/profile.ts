import type { AgreementKey } from '@foyer/api/content'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { unseal } from '../../crypto/at-rest.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { latestAnswers } from './consents.ts'
import { isCaller } from './persons.ts'

interface Profile {
  readonly e164: string
  /** milliseconds since 1970, as all times here */
  readonly registeredAt: number
  /** the latest answer to each document */
  readonly agreements: { document: AgreementKey; version: string; isAgreed: boolean; givenAt: number }[]
}

/** Returns the stored profile of a caller at level register or login; undefined if the person was erased. */
export const profileOf = async (db: ISql, secrets: Secrets, caller: Caller): Promise<Profile | undefined> => {
  const [person] = await db<{ id: number; mobile_sealed: Buffer; created_at: Date }[]>`
    select id, mobile_sealed, created_at from persons where ${isCaller(db, caller)}`
  if (!person) return undefined
  const answers = await latestAnswers(db, person.id)
  return {
    e164: unseal(secrets.dataKey, person.mobile_sealed),
    registeredAt: person.created_at.getTime(),
    agreements: answers.map((answer) => ({ ...answer, givenAt: answer.givenAt.getTime() })),
  }
}
