import { partnerVoucherReply } from '@foyer/contract/partners'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { voucherOf } from './voucher.ts'

const params = z.object({
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

/** Vouchers that a partner honours, on the app API host; answers are never cached. */
export const partnerRoutes = async (app: App, context: Context): Promise<void> => {
  app.post(
    '/user/:number/voucher',
    {
      preValidation: signed(context, ['register', 'login']),
      schema: {
        tags: ['rewards'],
        summary: "The caller's voucher of an activity whose partner confirms it, and the remaining codes of its pool",
        params,
        body: z.strictObject({}),
        response: { 200: replyOf(partnerVoucherReply) },
      },
    },
    async ({ caller, params: { number } }) =>
      done(await voucherOf(context.db, caller, number, context.clocks.business())),
  )
}
