import { residence } from '@foyer/api/activities'
import { activityCodePattern } from '@foyer/api/codes'
import { z } from 'zod'
import { type Surroundings, stock } from './authored.ts'
import { lead, title } from './authored-texts.ts'

const activityNumber = z.int().min(1).max(999_999)

const eligibility = z.strictObject({
  residences: z.array(residence).min(1).exactOptional(),
  /** numbers of activities of which the person may have joined none before */
  notAfter: z.array(activityNumber).min(1).exactOptional(),
  accountTypes: z
    .array(z.enum(['cash', 'margin']))
    .min(1)
    .exactOptional(),
})

/** Schema of the activity in a campaign file, as its author declares it. */
export const authoredActivity = ({ moment }: Surroundings) =>
  z.strictObject({
    number: activityNumber,
    code: z.string().regex(activityCodePattern, 'must be small letters, digits and hyphens, such as spring-talk'),
    route: z
      .string()
      .regex(/^\/[A-Za-z0-9]+(\?code=[a-z0-9-]+)?$/, 'must be a page such as /activityTemplate?code=spring'),
    title,
    lead,
    opens: moment,
    closes: moment,
    joinLevel: z.enum(['register', 'login']).nullable(),
    /** whether visitors from the mainland see the page or a neutral notice */
    mainland: z.enum(['notice', 'page']).default('notice'),
    /** whether the end moves to the next trading day */
    followsCalendar: z.boolean().default(false),
    eligibility: eligibility.default({}),
    stock: stock.optional(),
  })

export type AuthoredActivity = z.infer<ReturnType<typeof authoredActivity>>
