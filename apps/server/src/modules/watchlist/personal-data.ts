import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const watchlistPersonalData: PersonalData = {
  tables: {
    watchlists: {
      purpose: 'shows a person the securities that they follow',
      columns: ['person_id'],
      exportedIn: 'watchlist',
      erase: (tx, { personId }) => tx`delete from watchlists where person_id = ${personId}`,
    },
  },
  exports: [
    exportSection('watchlist', async (db, { personId }) => {
      const rows = await db<{ codes: string[]; at: number }[]>`
        select codes, ${ms(db, 'kept_at')} as at from watchlists where person_id = ${personId}`
      return rows[0] ?? null
    }),
  ],
}
