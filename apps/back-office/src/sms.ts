import type { Handlers } from './handler.ts'
import { Refusal } from './refusal.ts'

/** Answers the document `sms`. No phone receives a message: `GET /control/messages` shows it. */
export const sms: Handlers = {
  sendMessage: ({ db, system, key, now, has }, { to = '', text = '', kind = '' }) => {
    if (kind === 'live_reminder' && has('lacks_a_template')) throw new Refusal(409, 'message_refused')
    const state = has('loses_messages') ? 'failed' : 'delivered'
    // a breach of the document repeats a key
    db.prepare('insert or replace into messages (gateway, id, mobile, body, state, at) values (?, ?, ?, ?, ?, ?)').run(
      system,
      key,
      to,
      text,
      state,
      now,
    )
    return {}
  },
}
