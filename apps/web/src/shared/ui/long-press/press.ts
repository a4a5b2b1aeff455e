/** How far a finger may stray and still hold, in CSS pixels. */
const tolerance = 10

interface Point {
  clientX: number
  clientY: number
}

/** One element's presses: which of them became long ones, and which clicks and menus belong to those. */
export class Press {
  readonly #duration: number
  readonly #fire: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #start: Point = { clientX: 0, clientY: 0 }
  #isDown = false
  /** a menu that comes now is the browser's answer to what has been answered */
  #answered = false
  /** the click that ends a long press is still to come */
  #owesClick = false

  constructor(duration: number, fire: () => void) {
    this.#duration = duration
    this.#fire = fire
  }

  begin({ isPrimary, button, clientX, clientY }: Point & { isPrimary: boolean; button: number }): void {
    this.#callOff()
    this.#answered = false
    this.#owesClick = false
    if (!isPrimary || button !== 0) return
    this.#isDown = true
    this.#start = { clientX, clientY }
    addEventListener('scroll', this.#callOff, { capture: true, passive: true })
    this.#timer = setTimeout(() => {
      this.#callOff()
      this.#answered = true
      this.#owesClick = true
      this.#fire()
    }, this.#duration)
  }

  move({ clientX, clientY }: Point): void {
    if (Math.hypot(clientX - this.#start.clientX, clientY - this.#start.clientY) > tolerance) this.#callOff()
  }

  end(): void {
    this.#isDown = false
    this.#callOff()
  }

  /** A finger that holds, a right click and the menu key all ask for the menu; only the latter two are still to be answered. */
  menu(): void {
    if (!this.#isDown && !this.#answered) this.#fire()
  }

  key(asksForMenu: boolean): void {
    this.#owesClick = false
    this.#answered = asksForMenu
    if (asksForMenu) this.#fire()
  }

  takesClick(): boolean {
    const owed = this.#owesClick
    this.#owesClick = false
    return owed
  }

  readonly #callOff = (): void => {
    clearTimeout(this.#timer)
    removeEventListener('scroll', this.#callOff, { capture: true })
  }
}
