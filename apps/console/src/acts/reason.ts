import { suspendStaffRequest } from '@foyer/api/staff/people'

const { reason } = suspendStaffRequest.shape

/** The longest reason that the server accepts. */
export const longestReason = 500
/** Whether the server accepts a reason for an act. */
export const isReason = (text: string): boolean => reason.safeParse(text).success
