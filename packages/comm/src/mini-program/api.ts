/** An answer as the vendor gives it. */
export interface MiniProgramResponse {
  /** text, since no other form is asked for */
  readonly data: unknown
  readonly statusCode: number
  /** names in whatever case that version of the host writes them */
  readonly header: Readonly<Record<string, unknown>>
}

/** One request as the vendor takes it. */
export interface MiniProgramRequest {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  readonly data?: string
  /** anything but `json`: the text as it came */
  readonly dataType: 'text'
  /** milliseconds */
  readonly timeout: number
  readonly redirect: 'manual'
  success(response: MiniProgramResponse): void
  fail(error: { readonly errMsg?: string }): void
}

/** As much of a mini-program's own object (`wx` in WeChat) as this library asks for. */
export interface MiniProgramApi {
  /** '' where nothing is stored */
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
  /** Calls back whenever the mini-program comes back to the front. */
  onAppShow(listener: () => void): void
}
