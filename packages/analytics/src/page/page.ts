/** What was pressed, as far as it may be known: never what stands in a field. */
export interface PressedElement {
  readonly type: string
  readonly id: string
  readonly className: string
  /** as it stands on the screen; redacted before it is kept */
  readonly text: string
  /** from the body down, as CSS names it */
  readonly selector: string
  readonly href: string
  readonly x: number
  readonly y: number
}

/** Lengths in CSS pixels. */
export interface Measures {
  readonly screenWidth: number
  readonly screenHeight: number
  readonly viewportWidth: number
  readonly viewportHeight: number
  /** how far the page is scrolled */
  readonly viewportPosition: number
}

/** What a document and its window tell; `webPage()` is a browser's. */
export interface Page {
  title(): string
  url(): string
  referrer(): string
  /** minutes, as Date gives them */
  timezoneOffset(): number
  measures(): Measures
  /** calls back once what the page shows now, title included, has been painted */
  settled(work: () => void): void
  /** seconds from navigation to the load event, once it is known */
  onLoad(work: (seconds: number) => void): void
  onHide(work: () => void): void
  onShow(work: () => void): void
  onScroll(work: () => void): void
  onPress(work: (element: PressedElement) => void): void
  /** the address changed without a load */
  onRoute(work: () => void): void
  goTo(url: string): void
}
