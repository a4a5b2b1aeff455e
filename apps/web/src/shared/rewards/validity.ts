import type { Reward } from '@foyer/api/rewards'
import { formatNearDay, formatNearHongKong } from '../format/hong-kong-time.ts'
import type { Language } from '../text/languages.ts'
import { fill, type Texts, textsIn } from '../text/table.ts'
import { text } from './text.ts'

const dayLength = 86_400_000
/** Days in Hong Kong since 1970. */
const dayOf = (at: number): number => Math.floor((at + 8 * 3_600_000) / dayLength)

interface Validity {
  says: string
  /** at most three days are left */
  isNear: boolean
}

/** The last minute of validity: a reward that ends at midnight shows the day before as its end. */
export const lastMinute = (validUntil: number): number => validUntil - 1

const leftOf = (t: Texts<typeof text>, language: Language, validUntil: number, now: number): Validity => {
  const days = dayOf(lastMinute(validUntil)) - dayOf(now)
  const isNear = days <= 3
  if (!isNear) return { says: fill(t.validTo, { day: formatNearDay(language, lastMinute(validUntil), now) }), isNear }
  if (days > 1) return { says: fill(t.daysLeft, { n: days }), isNear }
  if (days === 1) return { says: t.dayLeft, isNear }
  return { says: fill(t.ends, { moment: formatNearHongKong(language, lastMinute(validUntil), now) }), isNear }
}

/** Returns the line about a reward's validity. `now`: business time in milliseconds. */
export const validityOf = (reward: Reward, language: Language, now: number): Validity => {
  const t = textsIn(text, language)
  const { status, payoutAt, validUntil, issuedAt } = reward
  const onDay = (line: string, at: number) => ({
    says: fill(line, { day: formatNearDay(language, at, now) }),
    isNear: false,
  })
  if (status === 'pending' && payoutAt !== null) return onDay(t.payoutOn, payoutAt)
  if (status === 'expired' && validUntil !== null) return onDay(t.endedOn, lastMinute(validUntil))
  if (status === 'available' || status === 'claimable')
    return validUntil === null ? { says: t.noEnd, isNear: false } : leftOf(t, language, validUntil, now)
  return onDay(t.issuedOn, issuedAt)
}
