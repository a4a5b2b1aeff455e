/** A response of the vendor's API. */
export interface MiniProgramResponse {
  /** text, since no other type is requested */
  readonly data: unknown
  readonly statusCode: number
  /** the case of the names depends on the version of the host */
  readonly header: Readonly<Record<string, unknown>>
}

/** A request of the vendor's API. */
export interface MiniProgramRequest {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  readonly data?: string
  /** anything but `json`: the text unchanged */
  readonly dataType: 'text'
  /** milliseconds */
  readonly timeout: number
  readonly redirect: 'manual'
  success(response: MiniProgramResponse): void
  fail(error: { readonly errMsg?: string }): void
}

/** The parts of a mini-program's global object (`wx` in WeChat) that this library uses. */
export interface MiniProgramApi {
  /** '' if nothing is stored */
  getStorageSync(key: string): unknown
  setStorageSync(key: string, value: string): void
  removeStorageSync(key: string): void
  request(request: MiniProgramRequest): { abort(): void }
  getRandomValues(options: {
    readonly length: number
    success(result: { readonly randomValues: ArrayBuffer }): void
    fail(error: { readonly errMsg?: string }): void
  }): void
  getSystemInfoSync(): { readonly platform?: string; readonly system?: string }
  /** Calls `listener` whenever the mini-program returns to the foreground. */
  onAppShow(listener: () => void): void
}
