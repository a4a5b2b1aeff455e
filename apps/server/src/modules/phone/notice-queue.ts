/** The queue of notifications about a change. It is separate from its job, which needs the SMS gateways. */
export const phoneNoticeQueue = { name: 'phone-notice' } as const
