import type { FrameInfo, Settings } from '../wire.ts'
import { element } from './elements.ts'
import type { Line } from './read-traffic.ts'

/** Milliseconds that a notice of the host stays on the screen. */
const wordFor = 4_000

/** What a host shows around a page: its bars, its share sheet, and an empty screen after closing. */
export const screenOf = (info: FrameInfo, device: HTMLElement, frame: HTMLIFrameElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const word = element('p', { class: 'host-word', role: 'status' })
  const again = element('button', { type: 'button', class: 'plain' }, 'Open again')
  const closed = element('div', { class: 'host-closed', hidden: true }, element('p', {}, 'Closed by the page'), again)
  device.append(word, closed)

  const say = (text: string): void => {
    clearTimeout(timer)
    word.textContent = text
    timer = setTimeout(() => word.replaceChildren(), wordFor)
  }
  again.addEventListener('click', () => {
    closed.hidden = true
    frame.inert = false
    frame.src = `${info.origin}${info.path}`
    frame.focus()
  })

  return {
    setBars: (bars: Settings['bars']): void => {
      device.classList.toggle('has-bars-over', info.hasBridge && bars === 'over')
    },
    show({ direction, name, detail, isFailure }: Line): void {
      if (direction === 'call' && name === 'share') say(`Shared: ${detail}`)
      if (direction === 'call' && name === 'navigateBack') say('Requested to go back')
      if (direction !== 'reply' || name !== 'close' || isFailure) return
      closed.hidden = false
      frame.inert = true
    },
  }
}
