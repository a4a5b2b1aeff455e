import type { AgreementKey } from '@foyer/api/content'
import type { Consent } from '@foyer/protocol/identity'
import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import { currentAgreementVersions } from '../agreements/public.ts'

/** The versions of the documents that were read. Without `marketing`, that consent does not change. */
type Read = Omit<Consent, 'marketing'> & { readonly marketing?: boolean }

const required = ['disclaimer', 'privacy', 'service'] as const satisfies readonly AgreementKey[]

/** @throws Refused `consent_missing` for a document whose read version is not the current one (V6) */
export const checkConsent = (consent: Read): void => {
  for (const document of required)
    if (consent[document] !== currentAgreementVersions[document])
      throw new Refused('consent_missing', `the current ${document} has not been agreed to`, { path: document })
}

/**
 * Stores the consents with version and time. A marketing consent that was requested and not given is stored as
 * declined.
 */
export const keepConsent = async (db: ISql, personId: number, consent: Read, now: number): Promise<void> => {
  const { marketing } = consent
  const answers = [
    ...required.map((document) => ({ document, agreed: true })),
    ...(marketing === undefined ? [] : [{ document: 'marketing' as const, agreed: marketing }]),
  ]
  const rows = answers.map(({ document, agreed }) => ({
    person_id: personId,
    document,
    version: currentAgreementVersions[document],
    agreed,
    given_at: new Date(now),
  }))
  await db`insert into consents ${db(rows)}`
}

interface Answer {
  readonly document: AgreementKey
  readonly version: string
  readonly isAgreed: boolean
  readonly givenAt: Date
}

/** A person's latest answer to each document. */
export const latestAnswers = (db: ISql, personId: number): Promise<Answer[]> =>
  db<Answer[]>`
    select distinct on (document) document, version, agreed as "isAgreed", given_at as "givenAt" from consents
    where person_id = ${personId} order by document, id desc`

/** The versions that a person agreed to last; undefined unless they agreed to all three documents. */
export const agreedVersionsOf = async (db: ISql, personId: number): Promise<Omit<Consent, 'marketing'> | undefined> => {
  const answers = await latestAnswers(db, personId)
  const versionOf = (document: AgreementKey) =>
    answers.find((answer) => answer.document === document && answer.isAgreed)?.version
  const [disclaimer, privacy, service] = required.map(versionOf)
  return disclaimer && privacy && service ? { disclaimer, privacy, service } : undefined
}
