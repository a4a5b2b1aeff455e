import type { StockRow } from '@foyer/api/staff/stock'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Badge } from '../ui/badge.tsx'
import { text } from './text.ts'

/** The share below which a stock is low. */
const low = 0.1

/** The part of a stock that is left, by which the shortest one is first. A pool without codes has nothing, and no limit is the most. */
export const shareLeft = ({ kind, total, remaining }: StockRow): number => {
  if (total === null || remaining === null) return kind === 'codes' ? 0 : Number.MAX_SAFE_INTEGER
  return total === 0 ? 0 : remaining / total
}

/** What is left of a stock. */
export const Level = ({ row }: { row: StockRow }) => {
  const { kind, total, remaining } = row
  const t = useText(text)
  const language = useLanguage()
  if (total === null || remaining === null)
    return kind === 'codes' ? <Badge tone="warn">{t.noCodes}</Badge> : <span className="faint">{t.unlimited}</span>
  const number = (value: number) => value.toLocaleString(language)
  const share = shareLeft(row)
  return (
    <span className={share < low ? 'level level-low' : 'level'}>
      <span>
        {fill(t.leftOf, { left: number(remaining), total: number(total) })}{' '}
        {remaining === 0 && <Badge tone="bad">{t.noneLeft}</Badge>}
      </span>
      <span className="level-bar" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}
