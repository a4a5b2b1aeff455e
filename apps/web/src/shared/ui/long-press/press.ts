/** Distance in CSS pixels that a finger may move during a long press. */
const tolerance = 10

interface Point {
  clientX: number
  clientY: number
}

/** Tracks the presses of one element: which become long presses, and which clicks and menus result from those. */
export class Press {
  readonly #duration: number
  readonly #fire: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #start: Point = { clientX: 0, clientY: 0 }
  #isDown = false
  /** a context menu from now on results from a press that was already handled */
  #isHandled = false
  /** the click that ends a long press has not occurred yet */
  #expectsClick = false

  constructor(duration: number, fire: () => void) {
    this.#duration = duration
    this.#fire = fire
  }

  begin({ isPrimary, button, clientX, clientY }: Point & { isPrimary: boolean; button: number }): void {
    this.#cancel()
    this.#isHandled = false
    this.#expectsClick = false
    if (!isPrimary || button !== 0) return
    this.#isDown = true
    this.#start = { clientX, clientY }
    addEventListener('scroll', this.#cancel, { capture: true, passive: true })
    this.#timer = setTimeout(() => {
      this.#cancel()
      this.#isHandled = true
      this.#expectsClick = true
      this.#fire()
    }, this.#duration)
  }

  move({ clientX, clientY }: Point): void {
    if (Math.hypot(clientX - this.#start.clientX, clientY - this.#start.clientY) > tolerance) this.#cancel()
  }

  end(): void {
    this.#isDown = false
    this.#cancel()
  }

  /** A long press, a right click and the menu key all open the context menu. The last two have not been handled yet. */
  menu(): void {
    if (!this.#isDown && !this.#isHandled) this.#fire()
  }

  key(opensMenu: boolean): void {
    this.#expectsClick = false
    this.#isHandled = opensMenu
    if (opensMenu) this.#fire()
  }

  consumesClick(): boolean {
    const isExpected = this.#expectsClick
    this.#expectsClick = false
    return isExpected
  }

  readonly #cancel = (): void => {
    clearTimeout(this.#timer)
    removeEventListener('scroll', this.#cancel, { capture: true })
  }
}
