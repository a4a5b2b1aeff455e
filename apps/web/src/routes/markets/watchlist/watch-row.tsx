import { inLanguage } from '@foyer/api/languages'
import { LiveFigures, QuoteName } from '../../../shared/market/quote-cells.tsx'
import { Sparkline } from '../../../shared/market/sparkline.tsx'
import { useInstrument } from '../../../shared/market/use-quotes.ts'
import type { Sparkline as Line } from '../../../shared/market/use-sparklines.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { downArrowIcon, upArrowIcon } from '../../../shared/ui/long-press/icons.ts'
import { text as orderText } from '../../../shared/ui/long-press/text.ts'
import { useLongPress } from '../../../shared/ui/long-press/use-long-press.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { text } from '../../../shared/watchlist/text.ts'
import { moreIcon, removeIcon } from './icons.ts'
import * as styles from './watchlist.module.css'

interface WatchRowProps {
  code: string
  line: Line | undefined
  isEditing: boolean
  isLifted: boolean
  isFirst: boolean
  isLast: boolean
  /** the actions behind the row are uncovered by a swipe */
  isRevealed: boolean
  onOpen: () => void
  onLift: () => void
  onUp: () => void
  onDown: () => void
  onDrop: () => void
  onRemove: () => void
  onTop: () => void
}

/**
 * One row: its quote, or its buttons while the row is lifted or the list is edited. In edit mode a tap opens its actions.
 * `swipe.ts` moves the first child, and uncovers the last.
 */
export const WatchRow = (props: WatchRowProps) => {
  const {
    code,
    line,
    isEditing,
    isLifted,
    isFirst,
    isLast,
    isRevealed,
    onOpen,
    onTop,
    onLift,
    onUp,
    onDown,
    onDrop,
    onRemove,
  } = props
  const t = useText(text)
  const order = useText(orderText)
  const language = useLanguage()
  const instrument = useInstrument(code)
  const { className, ...press } = useLongPress(onLift)
  const name = inLanguage(instrument?.name, language) ?? code
  const button = (label: string, icon: string, onClick: () => void, isDisabled = false) => (
    <button
      type="button"
      className="icon-button"
      aria-label={`${label}: ${name}`}
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onClick()}
    >
      <Icon path={icon} size={20} />
    </button>
  )
  return (
    <li className={`${styles.watchRow}${isLifted ? ` ${styles.isLifted}` : ''}`} data-code={code}>
      <div className={styles.watchFront}>
        {isEditing && button(t.removeOne, removeIcon, onRemove)}
        <button
          type="button"
          className={`${styles.watchOpen} ${className}`}
          onClick={onOpen}
          aria-haspopup={isEditing && !isLifted ? 'dialog' : undefined}
          {...press}
        >
          {instrument ? (
            <QuoteName facts={instrument} isHalted={instrument.isHalted} />
          ) : (
            <span className={`${skeletonStyles.skeleton} ${styles.watchShape}`} />
          )}
          {!(isEditing || isLifted) && <Sparkline code={code} line={line} />}
          {(isLifted || !isEditing) && <LiveFigures code={code} isStacked />}
          {isEditing && !isLifted && <Icon path={moreIcon} size={20} />}
        </button>
        {(isEditing || isLifted) && (
          <>
            {button(order.up, upArrowIcon, onUp, isFirst)}
            {button(order.down, downArrowIcon, onDown, isLast)}
          </>
        )}
        {isLifted && button(order.done, checkIcon, onDrop)}
      </div>
      {isRevealed && (
        <div className={styles.watchActions}>
          <button type="button" aria-label={`${t.top}: ${name}`} onClick={onTop}>
            {t.top}
          </button>
          <button type="button" className={styles.isDanger} aria-label={`${t.removeOne}: ${name}`} onClick={onRemove}>
            {t.removeOne}
          </button>
        </div>
      )}
    </li>
  )
}
