/**
 * Scroll positions by history entry (R2). An entry is identified by the key in its `history.state`. Positions are
 * stored in session storage, so that they survive a reload.
 */
export interface Position {
  key: string
  /** scroll offset in pixels after the commit */
  top: number
}

interface EntryState {
  key: string
  depth: number
}

const storageKey = `${__CLIENT_APP__}.scroll`
let positions: Record<string, number> = {}
let currentKey = ''
let currentDepth = 0
let settled = false
let stopRestoring: () => void = () => undefined

/**
 * Returns the position of the current history entry. An entry without a key is new: it gets one and starts at the top.
 * An entry that `goTo` replaced already has its depth.
 */
export const positionOf = (state: unknown): Position => {
  const known = state as Partial<EntryState> | null
  if (known?.key) return { key: known.key, top: positions[known.key] ?? 0 }
  const depth = settled ? (known?.depth ?? currentDepth + 1) : 0
  const entry: EntryState = { key: crypto.getRandomValues(new Uint32Array(1)).toString(), depth }
  history.replaceState(entry, '')
  return { key: entry.key, top: 0 }
}

/** Call it once the page of a position is on the screen. */
export const settleAt = ({ key, top }: Position): void => {
  currentKey = key
  currentDepth = (history.state as EntryState | null)?.depth ?? 0
  stopRestoring()
  const isFirst = !settled
  settled = true
  // The first screen is at the top already, and scrolling would force a second layout.
  if (isFirst && top === 0) return
  scrollTo(0, top)
  if (top > 0 && scrollY < top - 1) followGrowth(top)
}

/** Events of a visitor who scrolls. */
const ownMoves = ['wheel', 'touchstart', 'keydown']

/** Scrolls again as late content makes the page tall enough. The visitor's own scroll ends this. */
const followGrowth = (top: number) => {
  const observer = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY >= top - 1) stopRestoring()
  })
  stopRestoring = () => {
    observer.disconnect()
    for (const type of ownMoves) removeEventListener(type, stopRestoring)
  }
  for (const type of ownMoves) addEventListener(type, stopRestoring, { passive: true })
  observer.observe(document.body)
}

export const storeScrollPositions = (): void => {
  history.scrollRestoration = 'manual'
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    positions = {} // private mode or an invalid value: positions last until the page is unloaded
  }
  const remember = () => {
    if (currentKey) positions[currentKey] = Math.round(scrollY)
  }
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // storage is full or forbidden, so only a reload loses its position
    }
  })
}
