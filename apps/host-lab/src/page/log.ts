import type { FrameInfo, TrafficEntry } from '../wire.ts'
import { byId, element } from './elements.ts'
import { type Line, trafficReader } from './read-traffic.ts'

/** Maximum number of lines on the page. */
const most = 400

const arrows: { readonly [D in Line['direction']]: string } = { call: '→', reply: '←', event: '⇠', unreadable: '✕' }
const words: { readonly [D in Line['direction']]: string } = {
  call: 'call',
  reply: 'reply',
  event: 'event',
  unreadable: 'unreadable',
}

const clock = (at: number): string => new Date(at).toISOString().slice(11, 23)

/** Indents JSON; returns other text unchanged. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Shows the traffic of every bridge. Returns a function that adds an entry; `onLine` is called with each line. */
export const openLog = (
  frames: readonly FrameInfo[],
  onLine: (entry: TrafficEntry, line: Line) => void,
): ((entry: TrafficEntry) => void) => {
  const list = byId('log')
  const scroll = byId('log-scroll')
  const count = byId('log-count')
  const detail = byId('log-detail')
  const read = trafficReader()
  let total = 0

  const show = (row: HTMLElement, text: string): void => {
    const wasOpen = row.ariaExpanded === 'true'
    for (const other of list.querySelectorAll('[aria-expanded="true"]')) other.setAttribute('aria-expanded', 'false')
    row.ariaExpanded = String(!wasOpen)
    detail.hidden = wasOpen
    detail.textContent = readable(text)
  }

  const add = (entry: TrafficEntry): void => {
    const line = read(entry)
    onLine(entry, line)
    const { direction, name, detail: summary, isFailure } = line
    const label = frames.find((frame) => frame.name === entry.frame)?.label ?? entry.frame
    const row = element(
      'button',
      { type: 'button', class: `line is-${direction}`, 'aria-expanded': 'false' },
      element('span', { class: 'line-arrow', 'aria-hidden': 'true' }, arrows[direction]),
      element('span', { class: 'visually-hidden' }, words[direction]),
      element('strong', {}, name),
      element('span', { class: 'line-detail' }, summary),
      element('span', { class: 'line-frame' }, label),
      element('time', {}, clock(entry.at)),
    )
    if (isFailure) row.classList.add('is-failure')
    row.addEventListener('click', () => show(row, entry.text))
    const isAtEnd = scroll.scrollTop + scroll.clientHeight >= scroll.scrollHeight - 40
    list.append(element('li', {}, row))
    if (list.childElementCount > most) list.firstElementChild?.remove()
    if (isAtEnd) scroll.scrollTop = scroll.scrollHeight
    count.textContent = `${++total}`
  }

  byId('log-clear').addEventListener('click', () => {
    list.replaceChildren()
    detail.hidden = true
    total = 0
    count.textContent = ''
  })
  new EventSource('/traffic').addEventListener('message', ({ data }) => add(JSON.parse(data)))
  return add
}
