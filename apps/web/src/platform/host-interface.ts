import type { Insets } from '@foyer/bridge'
import type { Transport } from '@foyer/comm'

/** What the native app says of its user; whoever reads it knows which languages there are (A2). */
export interface UserConfig {
  readonly language?: unknown
  readonly insets?: Insets
}

/** A page to hand on. */
export interface SharedPage {
  readonly title: string
  /** absolute */
  readonly url: string
}

/** What the client asks of whatever it runs in. */
export interface Host {
  /** `{}` outside the firm's apps (A4) */
  userConfig(): Promise<UserConfig>
  /** Calls back when the person changes something in the app. */
  onUserConfig?: (listener: (config: UserConfig) => void) => void
  /** for requests that nobody signs: the browser's own, or the app's (N2) */
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** for calls of the communication layer; its own over fetch where absent */
  transport?: Transport
  setTitle(title: string): void
  /** Opens the app's own sheet for sharing; false where the app refused. Absent where there is no app. */
  share?: (page: SharedPage) => Promise<boolean>
  /** Leaves the screen of the app that the page stands in; false where the app refused. Absent where there is no app. */
  close?: () => Promise<boolean>
}
