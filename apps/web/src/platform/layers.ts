/**
 * Dialogs and sheets as layers above a page. Each open layer has one history entry above the page's own (decision
 * 0140), so that going back closes the topmost layer and stays on the page. The entry differs from the page's entry
 * only by `layer`: address and scroll key are the same.
 */
import { beforeMoving, goTo } from './navigation.ts'

/** Closes the layer; returns false if it cannot be closed now. */
type Leave = () => boolean

/** Result of `openLayer`. */
export interface Layer {
  isTop: () => boolean
  /** call it when the layer has closed */
  release: () => void
}

/** Milliseconds after which a history step counts as failed, because a host may refuse it without an event. */
const moveTimeout = 1_000

const open: Leave[] = []
/** the history step in progress that this module started */
let moving: Promise<void> | undefined
let endMove: (() => void) | undefined

const layerOfEntry = (): number => (history.state as { layer?: number } | null)?.layer ?? 0

const move = (by: number): Promise<void> => {
  moving = new Promise((resolve) => {
    const timer = setTimeout(() => endMove?.(), moveTimeout)
    endMove = () => {
      clearTimeout(timer)
      moving = endMove = undefined
      resolve()
    }
  })
  history.go(by)
  return moving
}

/** Adds an entry for each open layer, and goes back from entries whose layers have closed. */
const settle = (): void => {
  if (moving) return
  const surplus = layerOfEntry() - open.length
  if (surplus > 0) {
    const { href } = location
    // what a layer did to the address, such as a filter chosen in it, is the page's own
    void move(-surplus).then(() => href !== location.href && history.replaceState(history.state, '', href))
    return
  }
  if (surplus === 0) return
  try {
    // an entry without a state would look like a new address (below)
    if (history.state === null) history.replaceState({ layer: 0 }, '')
    for (let layer = layerOfEntry() + 1; layer <= open.length; layer += 1)
      history.pushState({ ...history.state, layer }, '')
  } catch {
    // If the browser allows no more entries for now, the layer has none and closes by its button and by Esc.
  }
}
/** Deferred, so that a layer that replaces another in one commit reuses its entry. */
const settleSoon = (): void => queueMicrotask(settle)

const onMoved = (): void => {
  const isOwn = moving !== undefined
  endMove?.()
  if (!isOwn) while (open.length > layerOfEntry() && open.at(-1)?.()) open.pop()
  // a new address: layers that cannot be closed disappear with the page
  if (history.state === null) open.length = 0
  settleSoon()
}

/** Esc closes only the topmost layer. Browsers close all dialogs together that were opened by one tap. */
const onKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const leave = open.at(-1)
  if (!leave) return
  event.preventDefault()
  leave()
}

/**
 * A link to another screen first goes back from the entries of layers, as `goTo` does, because a step in progress would
 * undo the navigation.
 */
const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.target instanceof Element && event.target.closest('a[href^="#/"]:not([target])')
  if (!link || (layerOfEntry() === 0 && !moving)) return
  event.preventDefault()
  goTo(link.getAttribute('href')?.slice(1) ?? '/')
}

/** Goes back from the entries of all layers, which disappear with the page, before the client navigates. */
const leaveEntries = async (go: () => void): Promise<void> => {
  await moving
  open.length = 0
  if (layerOfEntry() > 0) await move(-layerOfEntry())
  go()
}

let isListening = false
const listenOnce = (): void => {
  if (isListening) return
  isListening = true
  addEventListener('popstate', onMoved)
  addEventListener('keydown', onKey)
  addEventListener('click', onClick)
  beforeMoving((go) => (moving || layerOfEntry() > 0 ? void leaveEntries(go) : go()))
}

/** Goes back from entries of layers that a reloaded page no longer has, now and whenever the visitor reaches one. */
export const leaveStaleLayers = (): void => {
  listenOnce()
  settleSoon()
}

/**
 * Opens a layer above the page.
 * @param leave closes it when the visitor goes back or presses Esc; returns false if it cannot be closed now
 */
export const openLayer = (leave: Leave): Layer => {
  listenOnce()
  open.push(leave)
  settleSoon()
  return {
    isTop: () => open.at(-1) === leave,
    release: () => {
      const at = open.lastIndexOf(leave)
      if (at >= 0) open.splice(at, 1)
      settleSoon()
    },
  }
}
