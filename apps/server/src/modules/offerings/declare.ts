import { randomBytes } from 'node:crypto'
import { ballotStatement } from '@foyer/api/arithmetic/allotment'
import type { OfferingDates } from '@foyer/api/offerings'
import type { JSONValue, Sql, TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { sha256 } from '../../engine/draws/hashes.ts'
import { thousandthsOf } from '../market/public.ts'
import { announcedClose } from './dates.ts'
import { allotmentOf, type OfferingFacts } from './facts.ts'

/** An offering as declared. Times are of the business clock. */
export interface Declared {
  readonly code: string
  readonly activity: number
  readonly facts: OfferingFacts
  readonly maxLots: number
  readonly lotsOnOffer: number
  readonly dates: OfferingDates
  readonly followsCalendar: boolean
  readonly unlisted: boolean
  /** who allots it: this system by its ballot, as by default, or the firm in a file that staff import */
  readonly allottedBy?: 'ballot' | 'firm'
  /** simulated applications of other people, in the sandbox only */
  readonly demand: readonly (readonly [lots: number, applicants: number])[]
}

/**
 * The amount of a lot in whole cents: the price of its shares, or for a bond the nominal amount at the price in per
 * cent.
 *
 * @throws RangeError if it is not a whole number of cents
 */
export const lotAmountOf = ({ kind, lotSize, price }: Pick<OfferingFacts, 'kind' | 'lotSize' | 'price'>): number => {
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(price)) throw new RangeError(`${price} is no price`)
  const [amount, parts] = [lotSize * thousandthsOf(price), kind === 'bond' ? 1_000 : 10]
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount % parts !== 0)
    throw new RangeError('a lot does not cost whole cents')
  return amount / parts
}

/** What a declaration requires. */
export interface Declaring extends Pick<Context, 'secrets' | 'clocks'> {
  /** who declares; by default the system, as in the sandbox */
  readonly actor?: Actor
  readonly reason?: string
}

/**
 * Declares an offering, once, and commits to the seed of its ballot: 32 random bytes, stored encrypted. The hash of the
 * seed and of the promise is published from this moment, which is stored as its time. An existing offering stays as it
 * is.
 *
 * @returns whether it was new
 */
export const declareIn = async (
  { secrets, clocks, actor = 'system', reason }: Declaring,
  tx: TransactionSql,
  declared: Declared,
): Promise<boolean> => {
  const { code, activity, facts, maxLots, lotsOnOffer, dates } = declared
  const terms = allotmentOf(activity)
  if (!terms) throw new RangeError(`activity ${activity} has no offerings`)
  const seed = randomBytes(32)
  const seedHash = sha256(seed)
  const { entropyCodes, ...shown } = facts
  const closesOn = announcedClose(declared.unlisted, dates.closes)
  const { rule } = terms
  const commitment = sha256(ballotStatement({ code, seedHash, rule, lotsOnOffer, maxLots, entropyCodes, closesOn }))
  const [added] = await tx`
    insert into offerings ${tx({
      code,
      activity,
      facts: tx.json(shown as unknown as JSONValue),
      lot_amount: lotAmountOf(facts),
      max_lots: maxLots,
      lots_on_offer: lotsOnOffer,
      opens_at: new Date(dates.opens),
      cut_off_at: new Date(dates.cutOff),
      closes_at: new Date(dates.closes),
      allotment_at: new Date(dates.allotment),
      refund_at: new Date(dates.refund),
      listed_at: new Date(dates.listed),
      follows_calendar: declared.followsCalendar,
      unlisted: declared.unlisted,
      allotted_by_firm: declared.allottedBy === 'firm',
      demand: tx.json(declared.demand as unknown as JSONValue),
      entropy_codes: entropyCodes,
      seed_sealed: seal(secrets.dataKey, seed.toString('hex')),
      seed_hash: seedHash,
      commitment,
      committed_at: new Date(clocks.business()),
    })} on conflict do nothing returning code`
  if (!added) return false
  const subject = { subject: 'offerings', subjectId: code } as const
  await audit(tx, {
    actor,
    ...subject,
    event: 'commit',
    wall: clocks.wall(),
    detail: { commitment },
    ...(reason !== undefined && { reason }),
  })
  return true
}

/** Declares an offering in a transaction of its own. */
export const declareOffering = (context: Declaring, db: Sql, declared: Declared): Promise<boolean> =>
  db.begin((tx) => declareIn(context, tx, declared))
