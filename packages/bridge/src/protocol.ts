/** What a page and the native side of its host agree on; docs/decisions/0070-native-bridges.md is the whole of it. */

export const protocolVersion = 1

/** Names that either side puts where the other finds them. */
export const hostNames = {
  /** global object of Android's `addJavascriptInterface`; its one method is `post` */
  android: 'FoyerAndroid',
  /** name of the handler in `webkit.messageHandlers` */
  ios: 'foyer',
  /** global object of a host that brings a JS bridge of its own; its one method is `invoke` */
  script: 'FoyerHost',
  /** function of the page's that takes replies and events */
  receive: 'foyerReceive',
  /** event on the window, by which a bridge that came after the page says so */
  ready: 'foyerhostready',
} as const

/** A call, as it goes to the host. */
export interface HostMessage {
  readonly v: typeof protocolVersion
  /** 32 hex digits nobody can guess, of one call in one life of a page */
  readonly id: string
  /** whose functions are called: `retail`, `institution`, or another of the same host */
  readonly provider: string
  readonly name: string
  readonly params: object
}

/** The result object of one call (X1). */
export interface HostReply {
  readonly v: typeof protocolVersion
  readonly id: string
  readonly data: unknown
  readonly info: { readonly error_code: number; readonly error_message: string }
}

/** What a host says of itself. */
export interface HostEvent {
  readonly v: typeof protocolVersion
  readonly event: string
  readonly data: unknown
}
