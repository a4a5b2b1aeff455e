import { z } from 'zod'
import { instrumentFacts } from './market.ts'
import { deviceBrowsers, deviceSystems } from './sessions.ts'
import { texts } from './texts.ts'

/** A person's notices. Milliseconds since 1970. */
const time = z.number().int().min(0)
const code = z.string().min(1).max(60)
/** The page of a campaign, as `route` of the campaign. */
const page = z.object({ activity: z.number().int(), title: texts, route: z.string().max(200) })
const reward = z.object({ reward: z.uuid(), name: texts })

/**
 * The facts of a notice, by its kind. They name what the notice leads to, and contain no amount of a person's account: a
 * notice is shown at register level.
 */
export const noticeFacts = {
  /** a reward that can be used or claimed from now on */
  reward_issued: reward,
  /** a reward that ends within three days; `until` by the business clock */
  reward_expiring: reward.extend({ until: time }),
  /** the result of an application is known; a login shows it */
  allotment: z.object({ offering: code, name: texts, route: z.string().max(200) }),
  /** a live session for which the person set a reminder */
  live_starting: z.object({ session: code, title: texts, opensAt: time }),
  /** the next stage of a joined campaign has opened */
  campaign_opens: page.extend({ stage: texts }),
  /** a joined campaign ends within three days */
  campaign_ending: page.extend({ endsAt: time }),
  /** a price reached the limit of an alert; an index, and a notice of an earlier release, has no currency */
  price_alert: z.object({
    code,
    name: texts,
    condition: z.object({ kind: z.enum(['above', 'below', 'percent_up', 'percent_down']), value: z.number() }),
    price: z.number(),
    currency: instrumentFacts.shape.currency.optional(),
    at: time,
  }),
  /** the firm answered a request to be called */
  call_back: z.object({ request: code, at: time, isMissed: z.boolean().optional() }),
  /** a sign-in from a device that was not known */
  new_sign_in: z.object({
    system: z.enum(deviceSystems),
    browser: z.enum(deviceBrowsers),
    country: z.string().length(2).nullable(),
    at: time,
  }),
} as const

export type NoticeKind = keyof typeof noticeFacts
export type NoticeFacts<K extends NoticeKind> = z.infer<(typeof noticeFacts)[K]>
export const noticeKinds = Object.keys(noticeFacts) as NoticeKind[]

/** The most notices of one person; `database/functions/add-notice.sql` removes the others. */
export const mostNotices = 100
/** Days after which a notice is deleted. */
export const noticeDays = 180

const id = z.number().int().min(1)
const notice = <K extends NoticeKind>(kind: K) =>
  z.object({ id, kind: z.literal(kind), facts: noticeFacts[kind], at: time, isRead: z.boolean() })

/** A notice, with the moment when it was stored. */
export const anyNotice = z.discriminatedUnion('kind', [
  notice('reward_issued'),
  notice('reward_expiring'),
  notice('allotment'),
  notice('live_starting'),
  notice('campaign_opens'),
  notice('campaign_ending'),
  notice('price_alert'),
  notice('call_back'),
  notice('new_sign_in'),
])
export type Notice = z.infer<typeof anyNotice>

/** @param before the last notice of the page before */
export const noticesRequest = z.strictObject({ before: id.optional() })

/** A page of notices, the newest first. `next` is the cursor of the next page; null at the end. */
export const noticesReply = z.object({
  asOf: time,
  notices: z.array(anyNotice),
  next: id.nullable(),
  unread: z.number().int(),
})
export type NoticesReply = z.infer<typeof noticesReply>

export const unreadReply = z.object({ unread: z.number().int() })
export type UnreadReply = z.infer<typeof unreadReply>

/** Marks one notice as read, or all up to the newest that the caller has seen. */
export const readNoticesRequest = z.discriminatedUnion('which', [
  z.strictObject({ which: z.literal('one'), id }),
  z.strictObject({ which: z.literal('all'), upTo: id }),
])
export type ReadNoticesRequest = z.infer<typeof readNoticesRequest>
