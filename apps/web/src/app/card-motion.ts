import type { Router } from './router.ts'

/**
 * The motion between a card and the page that it opens: a copy of the card's picture grows into the panel at the head of
 * the page and dissolves there, and on the way back a copy of the panel shrinks into the card. The copy lies over the
 * page, which is complete and usable from the start (decision 0242). Elements take part by `data-motion`: `card` inside
 * a link, `panel` at the head of a page.
 */
const duration = 280

/** What the copy is made of, measured while its original is on the screen. */
interface Leaving {
  copy: HTMLElement
  box: DOMRect
  radius: string
  campaign: string | undefined
  /** where the card leads, and for a panel where its page is */
  address: string
  /** where the navigation leads */
  towards: string
  isCard: boolean
  original: Element
}

let stop = (): void => undefined
/** the link that was activated last */
let chosen: HTMLAnchorElement | undefined
/** the address whose page is on the screen */
let shown = ''

const isInView = ({ width, bottom, top }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight

const cardOf = (link: HTMLAnchorElement) =>
  link.dataset.motion === 'card' ? link : link.querySelector<HTMLElement>('[data-motion="card"]')

const panelOnPage = () => document.querySelector<HTMLElement>('#app [data-motion="panel"]')

/** The last one, because the hall shows what was viewed above the list in which the person found it. */
const cardOnPage = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#app [data-motion="card"]')]
    .filter((card) => card.closest('a')?.getAttribute('href') === address && isInView(card.getBoundingClientRect()))
    .at(-1)

const leavingOf = (original: HTMLElement, isCard: boolean, address: string): Leaving | undefined => {
  const box = original.getBoundingClientRect()
  if (!isInView(box)) return undefined
  const { campaign } = original.closest<HTMLElement>('[data-campaign]')?.dataset ?? {}
  const copy = original.cloneNode(true) as HTMLElement
  return {
    copy,
    box,
    radius: getComputedStyle(original).borderRadius,
    campaign,
    address,
    towards: shown,
    isCard,
    original,
  }
}

/** The part of a panel, at its lower end, that has the shape of a card: there the picture of the panel is. */
const partOf = (panel: DOMRect, card: DOMRect): DOMRect => {
  const scale = Math.min(panel.width / card.width, panel.height / card.height)
  const [width, height] = [card.width * scale, card.height * scale]
  return new DOMRect(panel.right - width, panel.bottom - height, width, height)
}

/** Moves the copy from one place to another of the same shape. Any act of the visitor ends it. */
const move = ({ copy, box, radius, campaign }: Leaving, from: DOMRect, to: DOMRect): void => {
  const layer = document.createElement('div')
  layer.inert = true
  layer.dataset.motion = 'copy'
  if (campaign) layer.dataset.campaign = campaign
  Object.assign(layer.style, {
    position: 'fixed',
    zIndex: '4',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    overflow: 'hidden',
    borderRadius: radius,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  })
  copy.removeAttribute('data-motion')
  Object.assign(copy.style, {
    position: 'absolute',
    inset: 'auto 0 0 auto',
    width: `${box.width}px`,
    height: `${box.height}px`,
    minHeight: '0',
    margin: '0',
  })
  layer.append(copy)
  document.body.append(layer)
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width})`
  const motion = layer.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 0.9, offset: 0.4 },
      { transform: end, opacity: 0 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
  )
  const acts = new AbortController()
  stop = () => {
    acts.abort()
    // an animation without its element would still finish, and a later copy would not be removed by a navigation
    motion.cancel()
    layer.remove()
    stop = () => undefined
  }
  motion.onfinish = stop
  for (const act of ['pointerdown', 'wheel', 'keydown']) addEventListener(act, stop, { signal: acts.signal })
}

/** The new page is on the screen. A list may show its card a few frames later, when it has grown to its scroll position. */
const arrive = (leaving: Leaving, framesLeft = 3): void => {
  if (leaving.original.isConnected || shown !== leaving.towards) return
  const target = leaving.isCard ? panelOnPage() : cardOnPage(leaving.address)
  if (!target) {
    if (!leaving.isCard && framesLeft > 0) requestAnimationFrame(() => arrive(leaving, framesLeft - 1))
    return
  }
  // the page has the colours of its card before its own are known
  if (leaving.isCard && leaving.campaign && document.documentElement.dataset.campaign)
    document.documentElement.dataset.campaign = leaving.campaign
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const place = target.getBoundingClientRect()
  if (!isInView(place)) return
  if (leaving.isCard) move(leaving, leaving.box, partOf(place, leaving.box))
  else move(leaving, partOf(leaving.box, place), place)
}

const leave = (): Leaving | undefined => {
  const link = chosen
  const left = shown
  chosen = undefined
  shown = location.hash
  const card = link?.isConnected && link.getAttribute('href') === shown ? cardOf(link) : undefined
  if (card) return leavingOf(card, true, shown)
  const panel = panelOnPage()
  return panel ? leavingOf(panel, false, left) : undefined
}

/** Follows the navigations of the client. */
export const followCards = (router: Router): void => {
  shown = location.hash
  addEventListener(
    'click',
    ({ target }) => {
      chosen = (target instanceof Element && target.closest('a')) || undefined
    },
    { capture: true },
  )
  // The view has subscribed before, so that React has planned its commit as a microtask: the old page is still on the
  // screen, and the new one is before the microtask planned here.
  router.subscribe(() => {
    stop()
    const leaving = leave()
    if (leaving) queueMicrotask(() => arrive(leaving))
  })
}
