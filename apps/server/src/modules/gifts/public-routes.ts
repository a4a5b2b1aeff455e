import { publicGiftEndpoints } from '@foyer/api/endpoints/gifts'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import { minuteOf } from '../../clocks.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { requireShown } from '../activities/public.ts'
import { giftItems } from './status.ts'

/** Serves the gifts to a page that has no key to sign with yet. */
export const publicGiftRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  serve(app, context, publicGiftEndpoints, {
    'GET /gifts': async (request) => {
      await requireShown(context, request, memberGift.activity)
      const at = clocks.business()
      return { asOf: minuteOf(at), items: await giftItems(db, at), gift: null }
    },
  })
}
