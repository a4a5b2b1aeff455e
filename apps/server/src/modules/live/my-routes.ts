import { cancelReminderRequest, reminderReply, reminderRequest, setReminderRequest } from '@foyer/contract/live'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { signed } from '../../http/signing/three-layer.ts'
import { changeReminder, reminderFor } from './reminders.ts'

const tags = ['live']

/** Routes of the caller's reminders of sessions. Calls are signed and answers are never cached. */
export const myLiveRoutes = async (app: App, context: Context): Promise<void> => {
  const byPerson = signed(context, ['register', 'login'])

  app.post(
    '/user/live/reminder',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'The state of the caller’s reminder of a session',
        body: reminderRequest,
        response: { 200: replyOf(reminderReply) },
      },
    },
    async (request) => done(await reminderFor(context, request, request.body.session)),
  )

  app.post(
    '/user/live/reminder/set',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Sets a reminder by text message, once, with the consent to that one message',
        body: setReminderRequest,
        response: { 200: replyOf(reminderReply) },
      },
    },
    async (request) => done(await changeReminder(context, request, request.body)),
  )

  app.post(
    '/user/live/reminder/cancel',
    {
      preValidation: byPerson,
      schema: {
        tags,
        summary: 'Cancels a reminder that was not sent yet',
        body: cancelReminderRequest,
        response: { 200: replyOf(reminderReply) },
      },
    },
    async (request) => done(await changeReminder(context, request, request.body)),
  )
}
