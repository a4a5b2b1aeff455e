import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

const sessionOfLive = 'the session is a live session'

export const livePersonalData: PersonalData = {
  tables: {
    live_reminders: {
      purpose: 'reminds a person of a live session',
      columns: ['person_id'],
      exportedIn: 'reminders',
      erase: (tx, { personId }) => tx`delete from live_reminders where person_id = ${personId}`,
    },
  },
  impersonal: { 'live_reminders.session': sessionOfLive, 'live_audience.session': sessionOfLive },
  exports: [
    exportSection(
      'reminders',
      (db, { personId }) => db`
        select session, status, ${ms(db, 'set_at')} as at
        from live_reminders where person_id = ${personId} order by set_at`,
    ),
  ],
}
