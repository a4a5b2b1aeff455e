/**
 * Widths in CSS pixels, at each edge of the web view, that the app covers, for example with a translucent status bar.
 */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Settings of the native app's user, and the page's part of the screen. */
export interface UserConfig {
  /** as the app names it, such as `zh-HK`; the reader decides which languages it supports (A2) */
  readonly language?: string
  /** absent if the app covers no part of the page, or if the system reports the insets */
  readonly insets?: Insets
}

/**
 * What every bridge supports, including the stub, so that a reader of the configuration need not know which one it has.
 */
export interface Bridge {
  call(name: 'getUserConfig'): Promise<UserConfig>
}
