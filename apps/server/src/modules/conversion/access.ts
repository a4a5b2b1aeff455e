import type { AccessReply, AccessRule, AccessVerdict } from '@foyer/api/conversion'
import { offerOf, pointsExchange, welcomePoints } from '../../activity-rules/points-exchange/offers.ts'
import type { Context } from '../../context.ts'
import { lastConversionOf } from '../../engine/conversions/conversions.ts'
import { Refused } from '../../refused.ts'
import { consentedAt } from './consents.ts'
import type { ExchangeStatus } from './exchange-status.ts'
import { holdLife } from './hold-life.ts'
import { shownOffers } from './shown-offers.ts'

const verdictOf = (passes: boolean): AccessVerdict => (passes ? 'pass' : 'fail')

/**
 * Evaluates every rule of an offer for a caller, with the data that the page needs for the exchange. @throws Refused
 * `not_found`
 */
export const accessOf = async (
  { db }: Context,
  exchange: ExchangeStatus,
  code: string,
  at: number,
): Promise<AccessReply> => {
  const { status, personId, isJoined } = exchange
  const { balance, offers } = await shownOffers(db, exchange, at)
  const offer = offers.find((shown) => shown.code === code)
  const facts = offerOf(code)
  if (!offer || !facts) throw new Refused('not_found', 'there is no such offer')
  const isHeld = offer.mine?.state === 'held'
  const conversions = (offer.mine?.conversions ?? 0) - (isHeld ? 1 : 0)

  const residence = (): AccessVerdict => {
    if (status.gate === 'ineligible') return 'fail'
    return personId === null || status.residenceNeeded ? 'unknown' : 'pass'
  }
  const verdicts: Record<AccessRule, AccessVerdict> = {
    open: verdictOf(exchange.isOpen),
    joined: verdictOf(isJoined),
    residence: residence(),
    // joining grants points, so the balance is not known before
    points: isJoined ? verdictOf(isHeld || (balance?.available ?? 0) >= offer.cost) : 'unknown',
    limit: personId === null ? 'unknown' : verdictOf(conversions < offer.limit),
    stock: verdictOf(isHeld || offer.quota.remaining > 0),
  }
  const checks = (Object.keys(verdicts) as AccessRule[]).map((rule) => ({ rule, verdict: verdicts[rule] }))
  const last = personId === null ? undefined : await lastConversionOf(db, { personId, activity: pointsExchange }, code)
  return {
    asOf: at,
    balance,
    welcome: welcomePoints,
    offer,
    checks,
    isGranted: checks.every(({ verdict }) => verdict === 'pass'),
    holdMinutes: holdLife / 60_000,
    termsVersion: status.termsVersion,
    consentedAt: personId === null ? null : await consentedAt(db, personId, facts.partner.code, status.termsVersion),
    converted: last ?? null,
  }
}
