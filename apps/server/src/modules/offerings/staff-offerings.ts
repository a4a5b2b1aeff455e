import type {
  declareOfferingsReply,
  declareOfferingsRequest,
  OfferingsPreview,
  StaffOffering,
  staffOfferingsPage,
  staffOfferingsRequest,
} from '@foyer/api/staff/offering-files'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import type { Actor } from '../../engine/audit.ts'
import { sha256 } from '../../engine/draws/hashes.ts'
import { Refused } from '../../refused.ts'
import { readDeclarations } from './declaration-file.ts'
import { DeclarationsRefused, declareAll, examine } from './declare-all.ts'

type Parts = Pick<Context, 'db' | 'secrets' | 'clocks' | 'connectors'>
const pageSize = 50

/** A page of the declared offerings, the latest first. */
export const pageOfOfferings = async (
  { db, clocks, connectors }: Parts,
  { after }: z.output<typeof staffOfferingsRequest>,
): Promise<z.input<typeof staffOfferingsPage>> => {
  const rows = await db<StaffOffering[]>`
    select code, activity, facts ->> 'kind' as kind, facts -> 'name' as name, facts ->> 'stockCode' as "stockCode",
      lots_on_offer as "lotsOnOffer", ${ms(db, 'opens_at')} as "opensAt", ${ms(db, 'closes_at')} as "closesAt",
      ${ms(db, 'allotment_at')} as "allotmentAt", ${ms(db, 'listed_at')} as "listedAt", entries_count as entries,
      (extract(epoch from coalesce(allotted_at, firm_allotted_at)) * 1000)::bigint as "allottedAt",
      (extract(epoch from coalesce(settled_at, firm_settled_at)) * 1000)::bigint as "settledAt", commitment,
      (allotted_by_firm or ${!connectors.orders.isLocal}) and allotted_at is null as "isAllottedByFirm"
    from offerings
    where not unlisted and ${after ? db`(opens_at, code) < (${new Date(after.at)}, ${after.code})` : db`true`}
    order by opens_at desc, code desc limit ${pageSize + 1}`
  const offerings = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? offerings.at(-1) : undefined
  return { now: clocks.business(), offerings, after: last ? { at: last.opensAt, code: last.code } : null }
}

/** States what a declaration of a file would do, and changes nothing. */
export const previewOfferings = async ({ db, clocks }: Parts, text: string): Promise<OfferingsPreview> => {
  const { offerings, faults } = readDeclarations(text)
  const examined =
    faults.length > 0
      ? { known: new Set<string>(), faults }
      : await db.begin('read only', (tx) => examine(tx, offerings, clocks.business()))
  return {
    digest: sha256(text),
    offerings: offerings.map(({ code, facts, dates, lotsOnOffer }) => ({
      code,
      name: facts.name,
      isNew: !examined.known.has(code),
      opensAt: dates.opens,
      closesAt: dates.closes,
      allotmentAt: dates.allotment,
      lotsOnOffer,
    })),
    faults: [...examined.faults],
  }
}

/**
 * Declares the offerings of a file, all or none. The same file declares nothing the second time, so a repetition after a
 * lost answer is harmless.
 *
 * @throws Refused `invalid_request` if the text is not the one of the digest
 */
export const declareFile = async (
  { db, secrets, clocks }: Parts,
  { text, digest, reason }: z.output<typeof declareOfferingsRequest>,
  actor: Actor,
): Promise<z.input<typeof declareOfferingsReply>> => {
  if (sha256(text) !== digest) throw new Refused('invalid_request', 'the text is not the previewed one')
  const { offerings, faults } = readDeclarations(text)
  if (faults.length > 0) return { outcome: 'faulty', faults: [...faults], declared: [] }
  try {
    const declared = await declareAll({ secrets, clocks, actor, reason }, db, offerings)
    return { outcome: 'declared', faults: [], declared }
  } catch (error) {
    if (!(error instanceof DeclarationsRefused)) throw error
    return { outcome: 'faulty', faults: [...error.faults], declared: [] }
  }
}
