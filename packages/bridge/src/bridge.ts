/** What the native app says of its user. */
export interface UserConfig {
  /** as the app names it, such as `zh-HK`; whoever reads it knows which ones it knows (A2) */
  readonly language?: string
}

/** What every bridge can be asked, the stub too: whoever reads the user's configuration needs not know which one it is. */
export interface Bridge {
  call(name: 'getUserConfig'): Promise<UserConfig>
}
