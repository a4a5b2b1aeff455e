/** What is looked at beside the user agent; `globalThis` fits. */
export interface HostGlobals {
  /** set by WeChat in the web view of a mini-program */
  readonly __wxjs_environment?: unknown
  readonly navigator?: { readonly maxTouchPoints?: number }
}

/** Whether this is the web view of a mini-program. Asked first: its user agent carries WeChat's marker too (A13). */
export const isMiniProgram = (userAgent: string, { __wxjs_environment }: HostGlobals): boolean =>
  /miniProgram/i.test(userAgent) || __wxjs_environment === 'miniprogram'
