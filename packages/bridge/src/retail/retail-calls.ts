import type { UserConfig } from '../bridge.ts'

/** A request that the app sends: `url` absolute, `param` the body, byte for byte as signed. */
export interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly param?: string
}

/** The HTTP response, whatever its status. */
export interface HttpAnswer {
  readonly status: number
  /** the Date header, if there was one */
  readonly date?: string
  readonly text: string
}

type Nothing = Record<string, never>

/** The functions of the retail app, by name. */
export interface RetailCalls {
  getUserConfig: { readonly params: Nothing; readonly data: UserConfig }
  sendHttp: { readonly params: HttpRequest; readonly data: HttpAnswer }
  /** sets the title of the page's screen */
  setTitle: { readonly params: { readonly title: string }; readonly data: null }
  /** opens the app's own sheet for sharing */
  share: { readonly params: { readonly title: string; readonly url: string }; readonly data: null }
  /** closes the page's screen */
  close: { readonly params: Nothing; readonly data: null }
}

/** Events that the app sends, by name. */
export interface RetailEvents {
  /** the person changed a setting in the app, such as the language */
  userConfigChanged: UserConfig
}
