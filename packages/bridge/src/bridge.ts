/** Widths in CSS pixels, at each edge of the web view, of what the app draws over the page, such as a translucent status bar. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** What the native app says of its user, and of the screen the page stands in. */
export interface UserConfig {
  /** as the app names it, such as `zh-HK`; whoever reads it knows which ones it knows (A2) */
  readonly language?: string
  /** absent where the app draws nothing over the page, or leaves it to the system to say */
  readonly insets?: Insets
}

/** What every bridge can be asked, the stub too: whoever reads the user's configuration needs not know which one it is. */
export interface Bridge {
  call(name: 'getUserConfig'): Promise<UserConfig>
}
