import { type PrivacyReply, privacyReply } from '@foyer/api/privacy'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { balanceOf } from '../../engine/ledger.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { Module } from '../../module.ts'
import { marketingOf, maskMobile, mobileOf, personIdOf, personSince } from '../identity/public.ts'
import { openMattersOf } from './open-matters.ts'
import { partnersOf } from './partners.ts'
import { retentionPeriods } from './retention.ts'

type Counts = PrivacyReply['counts']

/** The numbers of records, added up over all modules, in one query. */
const countsOf = async (db: ISql, modules: readonly Module[], personId: number): Promise<Counts> => {
  const queries = modules.flatMap(({ personalData }) => Object.entries(personalData?.counts ?? {}))
  const counted = queries.reduce(
    (all, [kind, count]) => db`${all} union all select ${kind}::text, (${count(db, personId)})`,
    db`select null::text as kind, 0::bigint as records where false`,
  )
  const counts = Object.fromEntries(Object.keys(privacyReply.shape.counts.shape).map((kind) => [kind, 0])) as Counts
  for (const { kind, records } of await db<{ kind: keyof Counts; records: number }[]>`${counted}`)
    counts[kind] += records
  return counts
}

/** The records of the caller as figures, their periods, and the matters that block an erasure. */
export const summaryFor = async ({ db, secrets, clocks, modules }: Context, caller: Caller): Promise<PrivacyReply> => {
  const personId = await personIdOf(db, caller)
  return {
    asOf: clocks.wall(),
    since: await personSince(db, personId),
    mobile: maskMobile(await mobileOf(db, secrets, personId)),
    marketing: await marketingOf(db, personId),
    partners: await partnersOf(db, personId),
    counts: await countsOf(db, modules, personId),
    points: await balanceOf(db, { unit: 'points', kind: 'person', personId }),
    retention: await retentionPeriods(db),
    open: await openMattersOf(db, modules, personId, clocks.business()),
  }
}
