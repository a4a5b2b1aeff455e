import { unseal } from '../../crypto/at-rest.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

/** Days after which a request is deleted, open or closed. */
const storedDays = 180

interface ExportRow {
  readonly topic: string
  readonly number: Buffer
  readonly note: Buffer | null
  readonly from: number
  readonly to: number
  readonly state: string
  readonly at: number
  readonly closedAt: number | null
}

export const callBacksPersonalData: PersonalData = {
  tables: {
    call_backs: {
      purpose: 'lets staff call a person who requested it, at the number and in the window that the person chose',
      receivers: ['operators'],
      columns: ['person_id', 'number_sealed', 'note_sealed', 'outcome'],
      exportedIn: 'callBacks',
      erase: (tx, { personId }) => tx`delete from call_backs where person_id = ${personId}`,
      expire: (db, { wall }) =>
        pruneInBatches(db, 'call_backs', db`created_at <= ${new Date(wall - storedDays * 86_400_000)}`),
    },
  },
  exports: [
    exportSection('callBacks', async (db, { personId, secrets }) => {
      const rows = await db<ExportRow[]>`
        select topic, number_sealed as number, note_sealed as note, ${ms(db, 'window_from')} as "from",
          ${ms(db, 'window_to')} as "to", state, ${ms(db, 'created_at')} as at, ${ms(db, 'closed_at')} as "closedAt"
        from call_backs where person_id = ${personId} order by created_at, id`
      return rows.map(({ number, note, ...row }) => ({
        ...row,
        number: unseal(secrets.dataKey, number),
        note: note && unseal(secrets.dataKey, note),
      }))
    }),
  ],
}
