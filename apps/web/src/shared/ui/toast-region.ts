import { toastDuration } from '@foyer/contract/limits'
import './toast.css'

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A short word about what just happened, for 2000 ms (K1). The live region stands empty in the document before the first
 * text comes, since screen readers announce only changes. Never the only place of something a person must act on.
 */
export const announce = (message: string): void => {
  region ??= createRegion()
  const place = region
  clearTimeout(timer)
  place.replaceChildren()
  // a repeated text is announced again only as a new change
  requestAnimationFrame(() => {
    const bubble = document.createElement('div')
    bubble.className = 'toast'
    bubble.textContent = message
    place.replaceChildren(bubble)
    timer = setTimeout(() => place.replaceChildren(), toastDuration)
  })
}

const createRegion = (): HTMLElement => {
  const element = document.createElement('div')
  element.className = 'toast-region'
  element.setAttribute('role', 'status')
  element.setAttribute('aria-live', 'polite')
  document.body.append(element)
  return element
}
