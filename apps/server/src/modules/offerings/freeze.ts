import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { readClosuresInTime } from '../trading-calendar/public.ts'
import { entriesHashOf, entriesOf } from './entries.ts'
import { entropyDay, entropyOf } from './entropy.ts'
import { lockOffering, offeringsByCode } from './rows.ts'

/** Hashes and counts the entries, once, and fixes the day whose prices are mixed in before they are known. */
const freezeEntries = async ({ db, clocks }: Context, code: string): Promise<void> =>
  db.begin(async (tx) => {
    const offering = await lockOffering(tx, code, 'update')
    const at = clocks.business()
    if (!offering || offering.frozenAt || at < offering.dates.closes) return
    const entries = await entriesOf(tx, offering)
    const detail = {
      entriesHash: entriesHashOf(entries),
      entries: entries.length,
      closedOn: entropyDay(await readClosuresInTime(tx), offering, at),
    }
    await tx`
      update offerings set entries_hash = ${detail.entriesHash}, entries_count = ${detail.entries},
        closed_on = ${detail.closedOn}, frozen_at = ${new Date(at)}
      where code = ${code}`
    const subject = { subject: 'offerings', subjectId: code } as const
    await audit(tx, { actor: 'system', ...subject, event: 'freeze', wall: clocks.wall(), detail })
  })

/**
 * Moves that day permanently to a later one if its trading stops early: otherwise a closure could select the prices.
 */
const postponeEntropy = async ({ db, clocks }: Context, code: string): Promise<void> =>
  db.begin(async (tx) => {
    const offering = await lockOffering(tx, code, 'update')
    if (!offering?.frozenAt || offering.entropy !== null) return
    const closedOn = entropyDay(await readClosuresInTime(tx), offering, offering.frozenAt.getTime())
    if (closedOn === offering.closedOn) return
    await tx`update offerings set closed_on = ${closedOn} where code = ${code}`
    const subject = { subject: 'offerings', subjectId: code } as const
    await audit(tx, { actor: 'system', ...subject, event: 'postpone', wall: clocks.wall(), detail: { closedOn } })
  })

/**
 * Closes an offering that is due: freezes its entries at the close, or at the first call after it, and stores the
 * entropy when trading of the fixed day has ended. Neither changes later, whatever is declared in the calendar.
 */
export const closeOffering = async (context: Context, code: string): Promise<void> => {
  const { db, clocks } = context
  const offeringNow = async () => (await offeringsByCode(db, [code])).get(code)
  const known = await offeringNow()
  if (!known || known.entropy !== null || (!known.frozenAt && clocks.business() < known.dates.closes)) return
  if (known.frozenAt) await postponeEntropy(context, code)
  else await freezeEntries(context, code)
  const frozen = await offeringNow()
  if (!frozen?.closedOn) return
  const entropy = await entropyOf(context, frozen, frozen.closedOn)
  if (entropy !== undefined)
    // the condition on the day fails if the day moved while its prices were read
    await db`
      update offerings set entropy = ${entropy}
      where code = ${code} and entropy is null and closed_on = ${frozen.closedOn}`
}
