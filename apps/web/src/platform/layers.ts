/**
 * Dialogs and sheets as layers above a page. Each open layer has one history entry above the page's own (decision 0140), so
 * that going back closes the topmost layer and stays on the page. The entry differs from the page's in `layer` alone: it keeps
 * the address, and the key under which the page's scroll position is stored.
 */
import { beforeMoving, goTo } from './navigation.ts'

/** Closes the layer; false where it cannot be left now. */
type Leave = () => boolean

/** What `openLayer` gives back. */
export interface Layer {
  isTop: () => boolean
  /** the layer has gone */
  release: () => void
}

/** Milliseconds after which a move in the history is taken to have failed: a host may refuse it without an event. */
const patience = 1_000

const open: Leave[] = []
/** the move under way that this module began */
let moving: Promise<void> | undefined
let endMove: (() => void) | undefined

const layerOfEntry = (): number => (history.state as { layer?: number } | null)?.layer ?? 0

const move = (by: number): Promise<void> => {
  moving = new Promise((resolve) => {
    const timer = setTimeout(() => endMove?.(), patience)
    endMove = () => {
      clearTimeout(timer)
      moving = endMove = undefined
      resolve()
    }
  })
  history.go(by)
  return moving
}

/** Gives each open layer its entry, and leaves entries whose layers have gone. */
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
    // a browser that allows no more entries for now: the layer has none, and closes by its button and by Esc
  }
}
/** A layer that takes another's place within one commit takes its entry too. */
const settleSoon = (): void => queueMicrotask(settle)

const onMoved = (): void => {
  const isOwn = moving !== undefined
  endMove?.()
  if (!isOwn) while (open.length > layerOfEntry() && open.at(-1)?.()) open.pop()
  // a new address: what cannot be left goes away with the page
  if (history.state === null) open.length = 0
  settleSoon()
}

/** Esc closes the topmost layer alone; browsers close all those together that one tap has opened. */
const onKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const leave = open.at(-1)
  if (!leave) return
  event.preventDefault()
  leave()
}

/** A link to another screen leaves the entries of layers first, as `goTo` does: a move under way would undo its step. */
const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.target instanceof Element && event.target.closest('a[href^="#/"]:not([target])')
  if (!link || (layerOfEntry() === 0 && !moving)) return
  event.preventDefault()
  goTo(link.getAttribute('href')?.slice(1) ?? '/')
}

/** Leaves the entries of all layers, which go away with the page, before the client goes elsewhere. */
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

/** Leaves entries of layers that a page loaded again no longer has, now and wherever the visitor comes upon one. */
export const leaveStaleLayers = (): void => {
  listenOnce()
  settleSoon()
}

/**
 * Opens a layer above the page.
 *
 * @param leave closes it, when the visitor goes back or presses Esc; answers false where it cannot be left now
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
