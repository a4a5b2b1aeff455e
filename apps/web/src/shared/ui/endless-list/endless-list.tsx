import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { HotlineText } from '../../hotline/hotline-text.tsx'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button.tsx'
import * as failedStyles from '../failed-load.module.css'
import { Notice } from '../notice.tsx'
import { Spinner } from '../spinner.tsx'
import * as styles from './endless-list.module.css'
import { feedKeys } from './feed-keys.ts'
import { text } from './text.ts'
import type { Endless } from './use-endless.ts'
import { watchNear } from './watch-near.ts'

/**
 * Number of pages that load automatically in a row. Further pages require the button, so that everyone can reach the
 * end.
 */
const untendedMax = 10
/** A list of at most this many items has no line "That is all": its end is in view. */
const short = 10

interface EndlessListProps<Item> {
  label: string
  list: Endless<Item>
  keyOf: (item: Item) => string | number
  /** renders an item; the element of its title must have the given id, which names the item */
  item: (item: Item, titleId: string) => ReactNode
  /** shown before an item, such as the name of the group that begins; screen readers need it in the item too */
  before?: (item: Item, previous: Item | undefined) => ReactNode
  /** shown instead of a list without items */
  empty: ReactNode
  /** above the failure of the first page, where the list is the whole content of the screen */
  failedPicture?: ReactNode
}

/**
 * A list that loads its next page when its end is within 300 px of the view (K14), as a feed for screen readers. While
 * the keyboard focus is inside, the next page requires the button, so that the content below remains reachable.
 */
export const EndlessList = <Item,>({
  label,
  list,
  keyOf,
  item,
  before,
  empty,
  failedPicture,
}: EndlessListProps<Item>) => {
  const t = useText(text)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const feed = useRef<HTMLDivElement>(null)
  const { items, state, error, loadMore } = list
  const why = useFailureText(error)
  const untended = useRef(0)
  /** number of items when the button was pressed; the next item gets its focus */
  const pressedAt = useRef<number>(undefined)

  const onNear = () => {
    if (state !== 'more' || untended.current >= untendedMax || root.current?.querySelector(':focus-visible')) return
    untended.current++
    loadMore()
  }
  const onPress = () => {
    untended.current = 0
    pressedAt.current = items.length
    loadMore()
  }
  useEffect(() => {
    const first = pressedAt.current
    if (first === undefined || items.length <= first) return
    pressedAt.current = undefined
    feed.current?.querySelectorAll<HTMLElement>(':scope > article')[first]?.focus({ preventScroll: true })
  }, [items.length])

  if (items.length === 0 && state === 'end') return empty
  const picture = items.length === 0 && failedPicture
  return (
    <div ref={root} className={styles.endless}>
      {/* the role feed requires items */}
      {items.length > 0 && (
        <div
          ref={feed}
          className={styles.endlessFeed}
          role="feed"
          aria-label={label}
          aria-busy={state === 'loading'}
          onKeyDown={feedKeys}
        >
          {items.map((each, n) => (
            <Fragment key={keyOf(each)}>
              {before?.(each, items[n - 1])}
              <article
                className={styles.endlessItem}
                tabIndex={0}
                aria-labelledby={`${id}-${n}`}
                aria-posinset={n + 1}
                aria-setsize={state === 'end' ? items.length : -1}
              >
                {item(each, `${id}-${n}`)}
              </article>
            </Fragment>
          ))}
        </div>
      )}
      {/* A new observation after every change reports again if the end is still near. */}
      <div className={styles.endlessEnd} ref={(end) => (end ? watchNear(end, onNear) : undefined)}>
        {state === 'loading' && items.length === 0 && (
          <p className={styles.endlessWord}>
            <Spinner />
            {t.loading}
          </p>
        )}
        {(state === 'more' || (state === 'loading' && items.length > 0)) && (
          <Button look="plain" busy={state === 'loading'} onClick={onPress}>
            {state === 'loading' ? t.loading : t.more}
          </Button>
        )}
        {state === 'failed' && (
          <div className={failedStyles.failedLoad} data-pictured={picture ? '' : undefined}>
            {picture}
            <Notice tone="danger" live>
              <p>
                <strong>{t.failed}</strong>
              </p>
              {why && (
                <p>
                  <HotlineText>{why}</HotlineText>
                </p>
              )}
              <Button onClick={onPress}>{t.retry}</Button>
            </Notice>
          </div>
        )}
        {state === 'end' && items.length > short && <p className={styles.endlessWord}>{t.end}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {state === 'loading' ? t.loading : state === 'end' ? t.end : fill(t.loaded, { n: items.length })}
      </p>
    </div>
  )
}
