import { z } from 'zod'
import { noticesReply, noticesRequest, readNoticesRequest, unreadReply } from '../notices.ts'
import { endpoints, registered } from './endpoint.ts'

const tag = 'notices'

/** The caller's notices. Replies are never cached. */
export const noticeEndpoints = endpoints({
  'POST /user/notices': {
    access: registered,
    tag,
    summary: 'A page of the caller’s notices, the newest first, and the number of unread ones',
    body: noticesRequest,
    reply: noticesReply,
  },
  'POST /user/notices/unread': {
    access: registered,
    tag,
    summary: 'The number of the caller’s unread notices',
    body: z.strictObject({}),
    reply: unreadReply,
  },
  'POST /user/notices/read': {
    access: registered,
    tag,
    summary: 'Marks one notice as read, or all up to the given one; every device of the caller sees it',
    body: readNoticesRequest,
    reply: unreadReply,
    // more than a person reads by hand
    limits: [{ per: 'person', name: 'notices-read', calls: 600, window: 3_600_000 }],
  },
})
