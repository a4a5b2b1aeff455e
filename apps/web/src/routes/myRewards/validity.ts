import type { Reward } from '@foyer/contract/rewards'
import { formatDay, formatMoment } from '../../shared/format/hong-kong-time.ts'
import type { Language } from '../../shared/text/languages.ts'
import { fill, type Texts, textsIn } from '../../shared/text/table.ts'
import { text } from './status-text.ts'

const day = 86_400_000

interface Validity {
  says: string
  /** it ends within three days */
  isNear: boolean
}

/** The last minute in which something can be used: what ends at midnight is said to end the day before. */
export const lastMinute = (validUntil: number): number => validUntil - 1

const leftOf = (t: Texts<typeof text>, language: Language, validUntil: number, now: number): Validity => {
  const days = Math.floor((validUntil - now) / day)
  const isNear = days < 3
  if (days > 30) return { says: fill(t.validTo, { day: formatDay(language, lastMinute(validUntil)) }), isNear }
  if (days > 1) return { says: fill(t.daysLeft, { n: days }), isNear }
  if (days === 1) return { says: t.dayLeft, isNear }
  return { says: fill(t.ends, { moment: formatMoment(language, lastMinute(validUntil)) }), isNear }
}

/** What time has to say of a reward, in a line; `now` is the business clock. */
export const validityOf = (reward: Reward, language: Language, now: number): Validity => {
  const t = textsIn(text, language)
  const { status, payoutAt, validUntil, issuedAt } = reward
  const onDay = (line: string, at: number) => ({ says: fill(line, { day: formatDay(language, at) }), isNear: false })
  if (status === 'pending' && payoutAt !== null) return onDay(t.payoutOn, payoutAt)
  if (status === 'expired' && validUntil !== null) return onDay(t.endedOn, lastMinute(validUntil))
  if (status === 'available' || status === 'claimable')
    return validUntil === null ? { says: t.noEnd, isNear: false } : leftOf(t, language, validUntil, now)
  return onDay(t.issuedOn, issuedAt)
}
