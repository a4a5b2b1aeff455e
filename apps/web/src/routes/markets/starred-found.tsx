import { inLanguage } from '@foyer/api/languages'
import type { InstrumentFacts } from '@foyer/api/market'
import type { ComponentType } from 'react'
import type { FoundProps } from '../../shared/market/search/found.tsx'
import { useLanguage } from '../../shared/text/language.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { text } from '../../shared/watchlist/text.ts'
import { useFollow, useWatchlist, type Watchlist } from '../../shared/watchlist/use-watchlist.ts'
import * as styles from './page.module.css'

const starIcon = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'

const Star = ({ facts, watchlist }: { facts: InstrumentFacts; watchlist: Watchlist }) => {
  const t = useText(text)
  const name = inLanguage(facts.name, useLanguage())
  const { isOnList, press } = useFollow(facts.code, name, watchlist)
  return (
    <button
      type="button"
      className={`icon-button ${styles.followStar}`}
      aria-pressed={isOnList}
      aria-label={`${t.add}: ${name}`}
      onClick={press}
    >
      <Icon path={starIcon} size={22} />
    </button>
  )
}

interface StarredFoundProps extends FoundProps {
  /** the list; a parameter, so that this part shares no script with the page */
  Found: ComponentType<FoundProps>
}

/** The results of a search, each with a star that adds it to the watchlist or removes it. */
export const StarredFound = ({ Found, ...props }: StarredFoundProps) => {
  const watchlist = useWatchlist()
  return <Found {...props} beside={(facts) => <Star facts={facts} watchlist={watchlist} />} />
}
