/**
 * The protocol between a page and the native side of its host; docs/decisions/0070-native-bridges.md describes it in
 * full.
 */

export const protocolVersion = 1

/** Names under which each side finds the other. */
export const hostNames = {
  /** global object of Android's `addJavascriptInterface`; its one method is `post` */
  android: 'FoyerAndroid',
  /** name of the handler in `webkit.messageHandlers` */
  ios: 'foyer',
  /** global object of a host with a JS bridge of its own; its one method is `invoke` */
  script: 'FoyerHost',
  /** function of the page that receives replies and events */
  receive: 'foyerReceive',
  /** event on the window by which a bridge that appeared after the page reports that it is ready */
  ready: 'foyerhostready',
} as const

/** A call as it is sent to the host. */
export interface HostMessage {
  readonly v: typeof protocolVersion
  /** 32 random hex digits, unique to one call in one life of a page */
  readonly id: string
  /** provider of the functions: `retail`, `institution`, or another one of the same host */
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

/** An event of the host. */
export interface HostEvent {
  readonly v: typeof protocolVersion
  readonly event: string
  readonly data: unknown
}
