import type { MyOfferings, Offering } from '@foyer/api/offerings'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import { applicationFor } from '../../../shared/offerings/phase.ts'
import { text as lotWords } from '../../../shared/offerings/text.ts'
import * as styles from '../../../shared/rewards/status-chip.module.css'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'

/** The state of the logged-in account with an offering, in a word; nothing if there is none. */
export const MyState = ({ offering: { code }, mine }: { offering: Offering; mine: MyOfferings | undefined }) => {
  const t = useText(text)
  const words = useText(lotWords)
  const application = applicationFor(mine, code)
  if (!application)
    return mine?.elsewhere.includes(code) ? <span className={styles.statusChip}>{t.elsewhere}</span> : null
  const { status, lots, lotsAllotted } = application
  if (status === 'refused') return <span className={styles.statusChip}>{t.refused}</span>
  if (status === 'placing')
    return (
      <span className={styles.statusChip} data-tone="info">
        {t.placing}
      </span>
    )
  if (status === 'cancelled') return <span className={styles.statusChip}>{t.cancelled}</span>
  if (lotsAllotted === null)
    return (
      <span className={styles.statusChip} data-tone="info">
        {fill(t.applied, { lots: lotsText(words, lots) })}
      </span>
    )
  if (lotsAllotted === 0) return <span className={styles.statusChip}>{t.gotNone}</span>
  return (
    <span className={styles.statusChip} data-tone="good">
      {fill(t.got, { lots: lotsText(words, lotsAllotted) })}
    </span>
  )
}
