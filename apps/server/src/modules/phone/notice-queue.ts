/** The queue of notifications about a change. It is separate from its job, which requires the message provider. */
export const phoneNoticeQueue = { name: 'phone-notice' } as const
