import type { Insets } from '@foyer/bridge'
import type { Transport } from '@foyer/comm'

/** The app's report about its user. The reader checks whether the language is a known one (A2). */
export interface UserConfig {
  readonly language?: unknown
  readonly insets?: Insets
}

/** A page to share. */
export interface SharedPage {
  readonly title: string
  /** absolute address */
  readonly url: string
}

/** The functions that the client requires from its host. */
export interface Host {
  /** `{}` outside the firm's apps (A4) */
  userConfig(): Promise<UserConfig>
  /** Calls back when the person changes a setting in the app. */
  onUserConfig?: (listener: (config: UserConfig) => void) => void
  /** sends unsigned requests: by the browser itself, or by the app (N2) */
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** transport of the communication layer, which uses fetch if this is absent */
  transport?: Transport
  setTitle(title: string): void
  /** Opens the app's own share sheet; false if the app refused. Absent without an app. */
  share?: (page: SharedPage) => Promise<boolean>
  /** Closes the app's screen that contains the page; false if the app refused. Absent without an app. */
  close?: () => Promise<boolean>
}
