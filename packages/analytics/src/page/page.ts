/** What was pressed, as far as it may be known, by the names it has on the wire: never what stands in a field. */
export interface PressedElement {
  readonly $element_type: string
  readonly $element_id: string
  readonly $element_class_name: string
  /** as it stands on the screen; redacted before it is kept */
  readonly $element_content: string
  /** from the body down, as CSS names it */
  readonly $element_selector: string
  /** as it stands there; cleaned before it is kept */
  readonly $element_target_url: string
  readonly $page_x: number
  readonly $page_y: number
}

/** Lengths in CSS pixels, by the names they have on the wire. */
export interface Measures {
  readonly $screen_width: number
  readonly $screen_height: number
  readonly $viewport_width: number
  readonly $viewport_height: number
}

/** What a document and its window tell; `webPage()` is a browser's. */
export interface Page {
  /** as far as an event may say it (`trackingTextMax`) */
  title(): string
  url(): string
  referrer(): string
  /** minutes, as Date gives them */
  timezoneOffset(): number
  measures(): Measures
  /** how far it is scrolled, in CSS pixels; to say so the page is laid out */
  position(): number
  /** nobody can see it */
  isHidden(): boolean
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
