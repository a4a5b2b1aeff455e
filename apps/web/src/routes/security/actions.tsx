import { inLanguage } from '@foyer/api/languages'
import type { InstrumentFacts } from '@foyer/api/market'
import { useState } from 'react'
import { useUser } from '../../platform/user-store.ts'
import { useLanguage } from '../../shared/text/language.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { useWatchlist } from '../../shared/watchlist/use-watchlist.ts'
import { WatchButton } from '../../shared/watchlist/watch-button.tsx'
import * as styles from './page.module.css'
import { text } from './text.ts'

const AlertSheet = lazyPart(() => import('./alerts/alert-sheet.tsx').then((part) => part.AlertSheet))

/** The acts of the page at its lower edge, in reach of the thumb: a price alert, and the watchlist. */
export const Actions = ({ facts }: { facts: InstrumentFacts }) => {
  const t = useText(text)
  const language = useLanguage()
  const watchlist = useWatchlist()
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const [isSetting, setSetting] = useState(false)
  return (
    <div className={styles.actions}>
      {isSignedIn && (
        <Button look="plain" onClick={() => setSetting(true)}>
          {t.setAlert}
        </Button>
      )}
      <WatchButton code={facts.code} name={inLanguage(facts.name, language)} watchlist={watchlist} />
      {isSetting && <AlertSheet facts={facts} onClose={() => setSetting(false)} onFailed={() => setSetting(false)} />}
    </div>
  )
}
