import { type AgreementKey, agreementKeys } from '@foyer/contract/content'
import type { Consent } from '@foyer/contract/identity'
import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'
import { currentAgreementVersions } from '../content/agreements.ts'

type Read = Required<Consent>

const required = ['disclaimer', 'privacy', 'service'] as const satisfies readonly AgreementKey[]

/** @throws Refused `consent_missing` where a document that is not the current version was read (V6) */
export const checkConsent = (consent: Read): void => {
  for (const document of required)
    if (consent[document] !== currentAgreementVersions[document])
      throw new Refused('consent_missing', `the current ${document} has not been agreed to`, { path: document })
}

/** Keeps what was agreed to, in which version and when; a marketing consent that was not given is kept as declined. */
export const keepConsent = async (db: ISql, personId: number, consent: Read, now: number): Promise<void> => {
  const rows = agreementKeys.map((document) => ({
    person_id: personId,
    document,
    version: currentAgreementVersions[document],
    agreed: document === 'marketing' ? consent.marketing : true,
    given_at: new Date(now),
  }))
  await db`insert into consents ${db(rows)}`
}
