import { inLanguage } from '@foyer/api/languages'
import type { InstrumentFacts } from '@foyer/api/market'
import { watchlistLimit } from '@foyer/api/market-limits'
import { useState } from 'react'
import { InstrumentSearch } from '../../../shared/market/search/instrument-search.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { text } from '../../../shared/watchlist/text.ts'
import { addIcon } from './icons.ts'
import * as styles from './watchlist.module.css'

interface AddSheetProps {
  codes: readonly string[]
  onAdd: (code: string) => void
  onClose: () => void
}

/**
 * A sheet that searches for instruments and adds them one by one. It marks an instrument that is already on the list.
 */
export const AddSheet = ({ codes, onAdd, onClose }: AddSheetProps) => {
  const t = useText(text)
  const language = useLanguage()
  const [announced, setAnnounced] = useState('')
  const isFull = codes.length >= watchlistLimit
  const pick = ({ code, name }: InstrumentFacts) => {
    if (codes.includes(code)) return
    if (isFull) return setAnnounced(fill(t.full, { most: watchlistLimit }))
    onAdd(code)
    setAnnounced(fill(t.addedNow, { name: inLanguage(name, language) }))
  }
  return (
    <Sheet title={t.addTitle} onClose={onClose}>
      <div className={styles.watchAdd}>
        <p className={isFull ? styles.watchFull : 'visually-hidden'} role="status">
          {announced}
        </p>
        <InstrumentSearch
          onPick={pick}
          trailing={({ code }) =>
            codes.includes(code) ? (
              <span className={styles.watchAdded}>
                <Icon path={checkIcon} size={20} />
                <span className="visually-hidden">{t.added}</span>
              </span>
            ) : (
              <span className={styles.watchPlus}>
                <Icon path={addIcon} size={20} />
                <span className="visually-hidden">{t.add}</span>
              </span>
            )
          }
        >
          <p className={styles.watchHint}>{t.hintCode}</p>
        </InstrumentSearch>
      </div>
    </Sheet>
  )
}
