import { toastDuration } from '@foyer/protocol/limits'
import * as styles from './toast.module.css'

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let frame = 0

/**
 * Shows a short message about what just happened for 2000 ms (K1), or while the pointer is over it. A new message
 * replaces the previous one. The live region is in the document before the first message, because screen readers
 * announce only changes. Never use it alone for something that a person must act on.
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
  bubble.className = `${styles.toast}`
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

/**
 * An open dialog covers the page and hides it from screen readers, so the region moves into the dialog and back when it
 * closes.
 */
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
  element.className = `${styles.toastRegion}`
  element.setAttribute('role', 'status')
  element.setAttribute('aria-live', 'polite')
  return element
}
