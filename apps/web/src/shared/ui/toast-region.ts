import { toastDuration } from '@foyer/contract/limits'
import './toast.css'

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let frame = 0

/**
 * A short word about what just happened, for 2000 ms (K1), or for as long as the pointer rests on it. The newest takes the
 * place of the last, which is no news any more. The live region stands empty in the document before the first text comes,
 * since screen readers announce only changes. Never the only place of something a person must act on.
 */
export const announce = (message: string): void => {
  const place = regionOnTop()
  clearTimeout(timer)
  cancelAnimationFrame(frame)
  place.replaceChildren()
  // a repeated text is announced again only as a new change
  frame = requestAnimationFrame(() => place.replaceChildren(bubbleOf(message, () => place.replaceChildren())))
}

const bubbleOf = (message: string, remove: () => void): HTMLElement => {
  const bubble = document.createElement('div')
  bubble.className = 'toast'
  bubble.textContent = message
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(remove, toastDuration)
  }
  bubble.addEventListener('pointerenter', () => clearTimeout(timer))
  bubble.addEventListener('pointerleave', () => bubble.isConnected && start())
  start()
  return bubble
}

/** An open dialog covers the page and silences it: the region goes into it, and back when it closes. */
const regionOnTop = (): HTMLElement => {
  region ??= createRegion()
  const place = region
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (place.parentElement === (dialog ?? document.body)) return place
  dialog?.addEventListener('close', () => document.body.append(place), { once: true })
  ;(dialog ?? document.body).append(place)
  return place
}

const createRegion = (): HTMLElement => {
  const element = document.createElement('div')
  element.className = 'toast-region'
  element.setAttribute('role', 'status')
  element.setAttribute('aria-live', 'polite')
  return element
}
