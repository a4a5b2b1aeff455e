import type { FrameInfo, FromFrame, Settings, ToFrame } from '../wire.ts'
import { element } from './elements.ts'
import { scaleThatFits } from './fit.ts'
import { expandIcon } from './icons.ts'
import type { Line } from './read-traffic.ts'
import { screenOf } from './screen.ts'

/** The frames on the page. */
export interface Stage {
  send(message: ToFrame): void
  /** shows on its device what a page requested of its host */
  show(name: FrameInfo['name'], line: Line): void
}

const levelNames: Readonly<Record<string, string>> = { tourist: 'visitor', register: 'registered', login: 'logged in' }

/** One host: its name, its client's level, and the client in a frame of the device's size. */
const card = (info: FrameInfo, settings: Settings, onEnlarge: (enlarged: boolean) => void) => {
  const query = info.hasBridge ? '' : `?lang=${settings.language}`
  const frame = element('iframe', {
    src: `${info.origin}${info.path}${query}`,
    title: info.label,
    width: String(info.width),
    height: String(info.height),
  })
  const level = element('span', { class: 'level' })
  const enlarge = element(
    'button',
    { type: 'button', class: 'plain enlarge', 'aria-pressed': 'false', 'aria-label': `Enlarge ${info.label}` },
    expandIcon(),
  )
  const device = element('div', { class: 'device' }, frame)
  const screen = screenOf(info, device, frame)
  screen.setBars(settings.bars)
  const head = element('header', { class: 'card-head' }, element('h2', {}, info.label), enlarge, level)
  const whole = element('section', { class: 'card', 'aria-label': info.label }, head, device)
  enlarge.addEventListener('click', () => onEnlarge(enlarge.getAttribute('aria-pressed') !== 'true'))
  let flag = ''
  let progress = { text: '', isFailure: false }
  return {
    info,
    whole,
    setEnlarged: (enlarged: boolean) => enlarge.setAttribute('aria-pressed', String(enlarged)),
    show: screen.show,
    send(message: ToFrame) {
      if (message.lab === 'settings') screen.setBars(message.settings.bars)
      frame.contentWindow?.postMessage(message, info.origin)
    },
    receive(message: Exclude<FromFrame, { lab: 'requested' }>) {
      if (message.lab === 'state') flag = message.flag
      else progress = message
      const { text, isFailure } = progress
      level.textContent = isFailure ? `failed: ${text}` : text || (levelNames[flag] ?? '')
      level.title = level.textContent
      level.dataset.level = isFailure ? 'failed' : text ? 'working' : flag
    },
    scale(scale: number) {
      device.style.width = `${info.width * scale}px`
      device.style.height = `${info.height * scale}px`
      device.style.setProperty('--scale', String(scale))
      frame.style.transform = `scale(${scale})`
    },
  }
}

/** Places the frames side by side, at a size at which all are visible; on request shows one alone at full size. */
export const openStage = (
  place: HTMLElement,
  frames: readonly FrameInfo[],
  settings: Settings,
  onRequest: (frame: FrameInfo, text: string) => void,
): Stage => {
  let alone: FrameInfo | undefined
  const cards = frames.map((info) =>
    card(info, settings, (enlarged) => {
      alone = enlarged ? info : undefined
      arrange()
    }),
  )
  const arrange = (): void => {
    place.classList.toggle('is-alone', alone !== undefined)
    const seen = cards.filter(({ info }) => !alone || info === alone)
    const scale = scaleThatFits(
      seen.map(({ info }) => info),
      { width: place.clientWidth, height: place.clientHeight },
    )
    for (const one of cards) {
      const isSeen = seen.includes(one)
      one.whole.classList.toggle('is-away', !isSeen)
      one.whole.inert = !isSeen
      one.setEnlarged(one.info === alone)
      if (isSeen) one.scale(scale)
    }
  }
  place.append(...cards.map(({ whole }) => whole))
  new ResizeObserver(arrange).observe(place)
  window.addEventListener('message', ({ origin, data }: MessageEvent<FromFrame>) => {
    const card = cards.find(({ info }) => info.origin === origin)
    if (!card) return
    if (data.lab === 'requested') onRequest(card.info, data.text)
    else card.receive(data)
  })
  window.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    alone = undefined
    arrange()
  })
  return {
    send: (message) => {
      for (const { send } of cards) send(message)
    },
    show: (name, line) => cards.find(({ info }) => info.name === name)?.show(line),
  }
}
