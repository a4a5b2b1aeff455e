/**
 * Scroll positions by history entry (R2). An entry is known by the key in its `history.state`; positions live in
 * session storage so that a reload keeps them.
 */
export interface Position {
  key: string
  /** where to stand after the commit */
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

/** The position of the entry now in the address; an entry without a state is new: it gets a key and starts at the top. */
export const positionOf = (state: unknown): Position => {
  const known = state as EntryState | null
  if (known?.key) return { key: known.key, top: positions[known.key] ?? 0 }
  const entry: EntryState = { key: crypto.getRandomValues(new Uint32Array(1)).toString(), depth: currentDepth + 1 }
  if (!settled) entry.depth = 0
  history.replaceState(entry, '')
  return { key: entry.key, top: 0 }
}

/** Called once the page of a position is on the screen. */
export const settleAt = ({ key, top }: Position): void => {
  currentKey = key
  currentDepth = (history.state as EntryState | null)?.depth ?? 0
  stopRestoring()
  const isFirst = !settled
  settled = true
  // the first screen stands at the top by itself; asking would lay it out twice
  if (isFirst && top === 0) return
  scrollTo(0, top)
  if (top > 0 && scrollY < top - 1) followGrowth(top)
}

/** Events of a visitor who moves the page. */
const ownMoves = ['wheel', 'touchstart', 'keydown']

/** Content that arrives late makes the page tall enough only then; the visitor's own move ends the wait. */
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

export const keepScrollPositions = (): void => {
  history.scrollRestoration = 'manual'
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    positions = {} // private mode or a foreign value: positions live as long as the page
  }
  const remember = () => {
    if (currentKey) positions[currentKey] = Math.round(scrollY)
  }
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // full or forbidden storage: only a reload loses its place
    }
  })
}
