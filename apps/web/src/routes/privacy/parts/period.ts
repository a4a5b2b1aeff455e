import type { RecordKind, Retention } from '@foyer/api/privacy'
import { fill, type Texts } from '../../../shared/text/table.ts'
import type { text } from './text.ts'

const year = 365.25

/** The retention of a kind of record in words: whole years if the period is within two days of that, otherwise days. */
export const periodOf = (
  t: Texts<typeof text>,
  kind: RecordKind | 'uploads' | 'devices',
  retention: readonly Retention[],
): string => {
  const days = retention.find((one) => one.kind === kind)?.days
  if (days === undefined) return t.atOnce
  if (kind === 'delivery') return fill(t.deliveryDays, { n: days })
  if (kind === 'votes') return fill(t.votesDays, { n: days })
  if (kind === 'authentication') return fill(t.authenticationDays, { n: days })
  const years = Math.round(days / year)
  return years > 0 && Math.abs(days - years * year) < 2 ? fill(t.years, { n: years }) : fill(t.days, { n: days })
}
