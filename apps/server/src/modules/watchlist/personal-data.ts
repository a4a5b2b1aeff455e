import type { WatchlistGroup } from '@foyer/api/watchlist'
import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const watchlistPersonalData: PersonalData = {
  tables: {
    watchlists: {
      purpose: 'shows a person the securities that they follow, in the groups that they named',
      columns: ['person_id'],
      exportedIn: 'watchlist',
      erase: (tx, { personId }) => tx`delete from watchlists where person_id = ${personId}`,
    },
  },
  exports: [
    exportSection('watchlist', async (db, { personId }) => {
      const rows = await db<{ codes: string[]; groups: WatchlistGroup[]; at: number }[]>`
        select codes, groups, ${ms(db, 'kept_at')} as at from watchlists where person_id = ${personId}`
      return rows[0] ?? null
    }),
  ],
}
