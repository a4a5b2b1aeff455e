import { myLiveEndpoints } from '@foyer/api/endpoints/live'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { changeReminder, reminderFor } from './reminders.ts'

/** Serves the caller's reminders of sessions. */
export const myLiveRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, myLiveEndpoints, {
    'POST /user/live/reminder': (request) => reminderFor(context, request, request.body.session),
    'POST /user/live/reminder/set': (request) => changeReminder(context, request, request.body),
    'POST /user/live/reminder/cancel': (request) => changeReminder(context, request, request.body),
  })
}
