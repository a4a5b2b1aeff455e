import { lotsDrawn, ticketOf } from '@foyer/api/arithmetic/allotment'
import { applicationStates } from '@foyer/protocol/machines/offerings'
import type { JSONValue, TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { openSeed } from '../../crypto/committed-seed.ts'
import { audit } from '../../engine/audit.ts'
import { hmac } from '../../engine/draws/hashes.ts'
import { transition } from '../../engine/transition.ts'
import { notifyAllotted } from './allotment-notices.ts'
import type { ApplicationRow } from './application-rows.ts'
import { eachApplication } from './each-application.ts'
import { entriesOf } from './entries.ts'
import { allotmentOf } from './facts.ts'
import { outcomeOf } from './outcome.ts'
import { lockOffering, type OfferingRow, offeringsByCode } from './rows.ts'

/**
 * Draws among the frozen entries and publishes the result and the seed, once.
 *
 * @throws Error if the entries differ from the frozen ones; then nothing is drawn
 */
const publishResult = async ({ secrets, clocks }: Context, tx: TransactionSql, code: string): Promise<void> => {
  const offering = await lockOffering(tx, code, 'update')
  if (!offering || offering.allottedAt || offering.entropy === null) return
  const { entropy } = offering
  const terms = allotmentOf(offering.activity)
  if (!terms) return
  const at = clocks.business()
  const seed = openSeed(secrets.dataKey, offering)
  const drawn = { seed, entropy, rule: terms.rule, lotsOnOffer: offering.lotsOnOffer }
  const result = outcomeOf(drawn, await entriesOf(tx, offering), at)
  const { entriesHash, lotsAllotted } = result
  if (entriesHash !== offering.entriesHash) throw new Error(`the entries of ${code} differ from the frozen ones`)
  await tx`
    update offerings set seed = ${seed}, result = ${tx.json(result as unknown as JSONValue)},
      allotted_at = ${new Date(at)}
    where code = ${code}`
  const subject = { subject: 'offerings', subjectId: code } as const
  const detail = { entriesHash, lotsAllotted }
  await audit(tx, { actor: 'system', ...subject, event: 'allot', wall: clocks.wall(), detail })
}

/** Publishes the result if the allotment is due and the entropy is stored. */
const publishDue = async (context: Context, code: string): Promise<void> => {
  const { db, clocks } = context
  const offering = (await offeringsByCode(db, [code])).get(code)
  if (!offering || offering.isFirmAllotted || offering.allottedAt || offering.entropy === null) return
  if (clocks.business() >= offering.dates.allotment) await db.begin((tx) => publishResult(context, tx, code))
}

const recordResult = async (
  { clocks }: Context,
  tx: TransactionSql,
  { seed, entropy, result, allottedAt }: OfferingRow,
  { id, reference, lots }: ApplicationRow,
): Promise<void> => {
  if (seed === null || entropy === null || !result || !allottedAt) return
  const allotted = lotsDrawn(result.tiers, result.lastTicket, lots, ticketOf(hmac, { seed, entropy }, reference))
  const sure = result.tiers.find((tier) => tier.lots === lots)?.each ?? 0
  const subject = { table: 'offering_applications', id } as const
  const by = { actor: 'system', wall: clocks.wall(), detail: { lots: allotted } } as const
  if (!(await transition(tx, applicationStates, subject, allotted > 0 ? 'allot' : 'miss', by))) return
  await tx`
    update offering_applications set lots_allotted = ${allotted}, lots_drawn = ${allotted - sure}, allotted_at = ${allottedAt}
    where id = ${id}`
  await notifyAllotted(tx, [id], clocks.wall())
}

/**
 * Allots an offering that is due and whose entropy is known, and records the result of every application, each in a
 * transaction of its own. A later call completes what an interrupted one began; no step is repeated.
 *
 * @throws AggregateError with all failures, after every application was processed
 */
export const allotOffering = async (context: Context, code: string): Promise<void> => {
  const { db } = context
  await publishDue(context, code)
  const offering = (await offeringsByCode(db, [code])).get(code)
  if (!offering?.allottedAt) return
  const recorded = (application: ApplicationRow) => db.begin((tx) => recordResult(context, tx, offering, application))
  await eachApplication(db, code, ['submitted'], recorded)
}
