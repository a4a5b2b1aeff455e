import { staffAuditRows } from '../../engine/relations.ts'
import type { Timeline } from '../../module.ts'
import { auditEvents, events } from '../care/public.ts'

/** Requests to be called in a person's timeline: what the person did, windows that passed without a call, and acts of staff. */
export const callBacksTimeline: Timeline = (db, { personId, asOf }) => {
  const kind = db`'callBack'`
  return [
    events(db, db`call_backs where person_id = ${personId}`, {
      ...{ at: db`created_at`, key: db`'call-back-requested:' || id`, kind, event: db`'call_back_requested'` },
    }),
    events(db, db`call_backs where person_id = ${personId} and state = 'withdrawn'`, {
      ...{ at: db`closed_at`, key: db`'call-back-withdrawn:' || id`, kind, event: db`'call_back_withdrawn'` },
    }),
    events(
      db,
      db`call_backs where person_id = ${personId} and window_to <= ${new Date(asOf)}
        and (closed_at is null or closed_at > window_to)`,
      { at: db`window_to`, key: db`'call-back-overdue:' || id`, kind, event: db`'call_back_overdue'` },
    ),
    auditEvents(
      db,
      db`call_backs call join ${staffAuditRows(db)} entry on subject = 'call_backs' and subject_id = call.id::text
        where call.person_id = ${personId}`,
      {
        kind: db`'staff'`,
        event: db`case entry.event when 'reveal' then 'call_back_revealed' else 'call_back_' || (entry.detail ->> 'state') end`,
      },
    ),
  ]
}
