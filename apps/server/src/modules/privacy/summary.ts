import type { PrivacyReply } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { balanceOf } from '../../engine/ledger.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { maskMobile, mobileOf, personIdOf } from '../identity/public.ts'
import { marketingOf } from './marketing.ts'
import { openMattersOf } from './open-matters.ts'
import { partnersOf } from './partners.ts'
import { retentionPeriods } from './retention.ts'

const countsOf = async (db: ISql, personId: number): Promise<PrivacyReply['counts'] & { since: Date }> => {
  const [row] = await db<[PrivacyReply['counts'] & { since: Date }]>`
    select created_at as since,
      (select count(*) from consents where person_id = person.id)
        + (select count(*) from partner_consents where person_id = person.id)
        + (select count(*) from partner_handoffs where person_id = person.id) as consents,
      (select count(*) from participations where person_id = person.id) as participations,
      (select count(*) from knowledge_attempts where person_id = person.id) as "knowledgeTests",
      (select count(*) from rewards where person_id = person.id) as rewards,
      (select count(*) from ledger_postings
        where account_id in (select id from ledger_accounts where person_id = person.id)) as movements,
      (select count(*) from gift_shipments
        where reward_id in (select id from rewards where person_id = person.id)) as addresses,
      (select count(*) from question_votes where person_id = person.id) as votes,
      (select count(*) from uploads where person_id = person.id and bytes is not null) as uploads,
      (select count(*) from audit_entries
        where subject = 'persons' and subject_id = person.id::text and detail ? 'address') as authentication,
      (select count(*) from registrations where person_id = person.id and revoked_at is null
          and exists (select from socket_pwds where registration_id = registrations.id))
        + (select count(*) from account_devices where person_id = person.id) as devices
    from persons person where id = ${personId}`
  return row
}

/** The records of the caller as figures, their periods, and the matters that block an erasure. */
export const summaryFor = async ({ db, secrets, clocks }: Context, caller: Caller): Promise<PrivacyReply> => {
  const personId = await personIdOf(db, caller)
  const { since, ...counts } = await countsOf(db, personId)
  return {
    asOf: clocks.wall(),
    since: since.getTime(),
    mobile: maskMobile(await mobileOf(db, secrets, personId)),
    marketing: await marketingOf(db, personId),
    partners: await partnersOf(db, personId),
    counts,
    points: await balanceOf(db, { unit: 'points', kind: 'person', personId }),
    retention: await retentionPeriods(db),
    open: await openMattersOf(db, personId, clocks.business()),
  }
}
