import { codePattern } from '@foyer/api/codes'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { personOf } from '../identity/public.ts'
import { partnerOrderQueue } from './order.ts'
import { memberReference } from './passed-on.ts'
import { orderOf } from './providers/sandbox-books.ts'

const partner = z.string().regex(codePattern)
const request = z.strictObject({
  partner,
  /** the partner gives no answer; when it is up again, queued orders are sent at once */
  down: z.boolean(),
  /** the partner answers with a refusal */
  refuses: z.boolean().default(false),
  /** E.164; if omitted, the switch applies to every member */
  mobile: z
    .string()
    .regex(/^\+\d{5,15}$/)
    .optional(),
})
const books = z.array(z.object({ received: z.record(z.string(), z.string()), outcome: z.string() }))

/** Routes that make the sandbox's partners fail, and show what they received. */
export const partnerSandboxRoutes = (app: App, { db, secrets, clocks, jobs }: Context): void => {
  /** The name of the switch: the partner, or one member of it. */
  const nameOf = async (code: string, mobile: string | undefined) => {
    if (mobile === undefined) return code
    const { id } = await personOf(db, secrets, mobile, clocks.wall())
    return `${code}/${memberReference(secrets, code, id)}`
  }

  app.post(
    '/partners',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Sets whether a partner answers, and how; for all members or for one',
        body: request,
        response: { 200: replyOf(z.object({ waiting: z.number().int() })) },
      },
    },
    async ({ body: { partner, down, refuses, mobile } }) => {
      const name = await nameOf(partner, mobile)
      await db`
        update sandbox_settings set
          partners_down = array_remove(partners_down, ${name}) || ${down ? [name] : []}::text[],
          partners_refusing = array_remove(partners_refusing, ${name}) || ${refuses ? [name] : []}::text[]`
      if (!down) await jobs.hasten(partnerOrderQueue)
      const [{ waiting }] = await db<[{ waiting: number }]>`
        select count(*)::integer as waiting from partner_orders where partner = ${partner} and status = 'queued'`
      return done({ waiting })
    },
  )

  app.get(
    '/partners',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'The latest orders that a partner received, and its answers',
        querystring: z.object({
          partner,
          mobile: z
            .string()
            .regex(/^[+ ]?\d{5,15}$/)
            .optional(),
        }),
        response: { 200: replyOf(books) },
      },
    },
    async ({ query: { partner, mobile } }) => {
      // a + in a query string is decoded to a space
      const name = await nameOf(partner, mobile?.replace(/^ /, '+'))
      const member = name.split('/')[1] ?? null
      const rows = await db<z.infer<typeof books>>`
        select received, outcome from sandbox_partner_orders
        where partner = ${partner} and (${member}::text is null or received ->> 'member' = ${member})
        order by received_at desc limit 20`
      return done(rows.map(({ received, outcome }) => ({ received: orderOf(secrets, received), outcome })))
    },
  )
}
