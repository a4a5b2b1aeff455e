/** The pressed element, with its names on the wire: never the content of a field. */
export interface PressedElement {
  readonly $element_type: string
  readonly $element_id: string
  readonly $element_class_name: string
  /** text on the screen; redacted before it is stored */
  readonly $element_content: string
  /** path from the body, as a CSS selector */
  readonly $element_selector: string
  /** the original address; cleaned before it is stored */
  readonly $element_target_url: string
  readonly $page_x: number
  readonly $page_y: number
}

/** Lengths in CSS pixels, with their names on the wire. */
export interface Measures {
  readonly $screen_width: number
  readonly $screen_height: number
  readonly $viewport_width: number
  readonly $viewport_height: number
}

/** The facts and events of a document and its window; `webPage()` is that of a browser. */
export interface Page {
  /** cut to the length that an event may have (`trackingTextMax`) */
  title(): string
  url(): string
  referrer(): string
  /** minutes, as Date returns them */
  timezoneOffset(): number
  measures(): Measures
  /** scroll position in CSS pixels; reading it causes a layout */
  position(): number
  /** whether the page is hidden */
  isHidden(): boolean
  /** calls `work` once the present content of the page, title included, has been painted */
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
