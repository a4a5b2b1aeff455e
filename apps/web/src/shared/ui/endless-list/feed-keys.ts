import type { KeyboardEvent } from 'react'

/**
 * Keys of a feed. Page Up and Page Down move from item to item. Ctrl+Home and Ctrl+End move to the content before and
 * after the list, which would otherwise keep growing during navigation.
 */
export const feedKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const feed = event.currentTarget
  const items = [...feed.querySelectorAll<HTMLElement>(':scope > article')]
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const go = (item: HTMLElement | undefined) => {
    if (!item) return
    event.preventDefault()
    item.focus()
  }
  if (event.key === 'PageDown') go(items[at + 1])
  if (event.key === 'PageUp') go(items[at - 1])
  if (!event.ctrlKey || (event.key !== 'End' && event.key !== 'Home')) return
  const wanted = event.key === 'End' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const others = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
    .filter((other) => !feed.contains(other) && other.offsetParent !== null)
    .filter((other) => (feed.compareDocumentPosition(other) & wanted) !== 0)
  go(event.key === 'End' ? others[0] : others.at(-1))
}
