/** What is looked at beside the user agent; `globalThis` fits. */
export interface HostGlobals {
  /** set by WeChat in the web view of a mini-program */
  readonly __wxjs_environment?: unknown
  readonly navigator?: { readonly maxTouchPoints?: number }
}

/**
 * Whether this is the web view of a mini-program of WeChat, which is the one that has a shell. Asked first: its user agent carries
 * WeChat's marker too (A13). Other apps, such as Alipay, name mini-programs of their own in the same word.
 */
export const isMiniProgram = (userAgent: string, { __wxjs_environment }: HostGlobals): boolean =>
  (/MicroMessenger/.test(userAgent) && /miniProgram/i.test(userAgent)) || __wxjs_environment === 'miniprogram'
