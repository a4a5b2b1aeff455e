/** The queue of messages about a change; apart from its job, which needs what sends them. */
export const phoneNoticeQueue = { name: 'phone-notice' } as const
