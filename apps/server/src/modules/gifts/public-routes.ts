import { giftStatusReply } from '@foyer/contract/gifts'
import { memberGift } from '../../activities/member-gift/rule.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { minuteOf } from '../activities/phase.ts'
import { requireShown } from '../activities/require-shown.ts'
import { giftItems } from './status.ts'

/** Public, unsigned route for the gifts on the app API host. A page calls it before it has a key to sign with. */
export const publicGiftRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  tagReplies(app, 'private, no-cache')

  app.get(
    '/gifts',
    {
      schema: {
        tags: ['gifts'],
        summary: 'Available gifts with their stock; refused if withheld from the address',
        response: { 200: giftStatusReply },
      },
    },
    async (request) => {
      await requireShown(context, request, memberGift.activity)
      return { asOf: minuteOf(clocks.business()), items: await giftItems(db), gift: null }
    },
  )
}
