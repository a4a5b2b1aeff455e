import type { UserConfig } from '../bridge.ts'

/** A request as the app sends it: `url` absolute, `param` the body, byte for byte what was signed. */
export interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly param?: string
}

/** What came back over HTTP, whatever its status. */
export interface HttpAnswer {
  readonly status: number
  /** the Date header, where there was one */
  readonly date?: string
  readonly text: string
}

type Nothing = Record<string, never>

/** The functions of the retail app, by name. */
export interface RetailCalls {
  getUserConfig: { readonly params: Nothing; readonly data: UserConfig }
  sendHttp: { readonly params: HttpRequest; readonly data: HttpAnswer }
  /** writes the title of the screen the page stands in */
  setTitle: { readonly params: { readonly title: string }; readonly data: null }
  /** opens the app's own sheet for sharing */
  share: { readonly params: { readonly title: string; readonly url: string }; readonly data: null }
  /** closes the screen the page stands in */
  close: { readonly params: Nothing; readonly data: null }
}

/** What the app says unasked, by the name of the event. */
export interface RetailEvents {
  /** the person changed something in the app, such as the language */
  userConfigChanged: UserConfig
}
