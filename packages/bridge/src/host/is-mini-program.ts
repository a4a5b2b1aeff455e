/** The globals used in addition to the user agent; `globalThis` matches. */
export interface HostGlobals {
  /** set by WeChat in the web view of a mini-program */
  readonly __wxjs_environment?: unknown
  readonly navigator?: { readonly maxTouchPoints?: number }
}

/**
 * Whether this is the web view of a mini-program of WeChat, the only vendor for which a shell exists. It is tested
 * first, since its user agent has WeChat's marker too (A13). Other apps, such as Alipay, use the same word for
 * mini-programs of their own.
 */
export const isMiniProgram = (userAgent: string, { __wxjs_environment }: HostGlobals): boolean =>
  (/MicroMessenger/.test(userAgent) && /miniProgram/i.test(userAgent)) || __wxjs_environment === 'miniprogram'
