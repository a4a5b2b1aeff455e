import * as quoteStyles from '../../../shared/market/quote-cells.module.css'
import { inlineSign } from '../../../shared/ui/inline-sign.ts'

/** Distance in CSS pixels after which a movement is a swipe or a scroll. */
const slop = 10
/** Milliseconds in which a row that was let go reaches its place. */
const settleTime = 180
/** Milliseconds by which the speed of the finger carries a row on when it is let go. */
const carry = 120
/** A finger that paused this many milliseconds before it lifted does not carry the row on. */
const longestPause = 60

interface Options {
  /** no swipes begin, because the rows are edited or one is lifted */
  isOff: () => boolean
  /** shows the actions behind the row with this code; undefined hides them */
  onReveal: (code: string | undefined) => void
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Distance along the line, which is to the left where lines run from right to left. */
const along = ({ clientX }: PointerEvent) => inlineSign() * clientX
const place = (front: HTMLElement) => inlineSign() * new DOMMatrix(getComputedStyle(front).transform).m41
const shift = (x: number) => `translateX(${inlineSign() * x}px)`
const frontOf = (row: HTMLElement) => row.firstElementChild as HTMLElement
/** What a swipe moves, and in which direction: the front, and against it the name, which so stays in view. */
const movedBy = (row: HTMLElement): (readonly [HTMLElement, 1 | -1])[] => {
  const name = row.querySelector<HTMLElement>(`.${quoteStyles.quoteWho}`)
  return [[frontOf(row), 1], ...(name ? ([[name, -1]] as const) : [])]
}

/**
 * Moves the front of one row with the finger, to uncover the actions behind it. A row is an element with `data-code`; its
 * first child is the front, and its last child has the actions. A row stops under the next touch, wherever it is. A mouse
 * does not swipe: edit mode has the same actions for it and for the keyboard.
 */
export class Swipe {
  readonly #options: Options
  /** the row whose actions are uncovered, or that moves */
  #row: HTMLElement | undefined
  #settling: readonly Animation[] = []
  #touch: { row: HTMLElement; x: number; y: number; from: number; isSwipe: boolean } | undefined
  #last = { x: 0, at: 0, speed: 0 }
  #consumesClick = false

  constructor(options: Options) {
    this.#options = options
  }

  begin(event: PointerEvent): void {
    const target = event.target as Element
    const row = target.closest<HTMLElement>('[data-code]')
    this.#consumesClick = false
    this.#touch = undefined
    if (this.#row && row !== this.#row) this.close()
    if (!row || !event.isPrimary || event.pointerType === 'mouse' || this.#options.isOff()) return
    const front = frontOf(row)
    if (!front.contains(target)) return
    const from = place(front)
    this.#stop()
    this.#move(row, from)
    this.#touch = { row, x: along(event), y: event.clientY, from, isSwipe: false }
    this.#last = { x: along(event), at: event.timeStamp, speed: 0 }
  }

  move(event: PointerEvent): void {
    const touch = this.#touch
    if (!touch || !event.isPrimary) return
    const [dx, dy] = [along(event) - touch.x, event.clientY - touch.y]
    if (!touch.isSwipe) {
      if (this.#options.isOff()) {
        this.#touch = undefined
        return
      }
      if (Math.abs(dx) < slop || Math.abs(dx) < 1.5 * Math.abs(dy)) return
      touch.isSwipe = true
      this.#consumesClick = true
      this.#row = touch.row
      this.#options.onReveal(touch.row.dataset.code)
    }
    const time = event.timeStamp - this.#last.at
    if (time > 0) this.#last = { x: along(event), at: event.timeStamp, speed: (along(event) - this.#last.x) / time }
    this.#move(touch.row, Math.max(-this.#width(), Math.min(0, touch.from + dx)))
  }

  /** The finger left, or the browser took the touch for a scroll. A tap on a row with uncovered actions covers them. */
  end({ timeStamp }: PointerEvent): void {
    const touch = this.#touch
    this.#touch = undefined
    if (!touch) return
    if (!touch.isSwipe && touch.from < 0) this.#consumesClick = true
    const speed = timeStamp - this.#last.at < longestPause ? this.#last.speed : 0
    const towards = place(frontOf(touch.row)) + carry * speed
    if (touch.isSwipe && towards < -this.#width() / 2) this.#settle(touch.row, -this.#width())
    else if (touch.isSwipe || touch.from < 0) this.close()
  }

  close(): void {
    if (this.#row) this.#settle(this.#row, 0)
  }

  /** Whether the click that follows belongs to a swipe, and opens nothing. */
  consumesClick(): boolean {
    const isConsumed = this.#consumesClick
    this.#consumesClick = false
    return isConsumed
  }

  #width(): number {
    const last = this.#row?.lastElementChild
    return last instanceof HTMLElement && last !== this.#row?.firstElementChild ? last.offsetWidth : 0
  }

  #move(row: HTMLElement, x: number): void {
    for (const [element, sign] of movedBy(row)) element.style.transform = x === 0 ? '' : shift(sign * x)
  }

  #stop(): void {
    for (const each of this.#settling) each.cancel()
  }

  #settle(row: HTMLElement, x: number): void {
    const from = place(frontOf(row))
    this.#stop()
    this.#move(row, x)
    const finish = () => {
      if (x !== 0 || this.#row !== row) return
      this.#row = undefined
      this.#options.onReveal(undefined)
    }
    if (isCalm() || from === x) {
      finish()
      return
    }
    this.#settling = movedBy(row).map(([element, sign]) =>
      element.animate([{ transform: shift(sign * from) }, { transform: shift(sign * x) }], {
        duration: settleTime,
        easing: 'ease-out',
      }),
    )
    const [settling] = this.#settling
    if (settling) settling.onfinish = finish
  }
}
