import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const filmsPersonalData: PersonalData = {
  tables: {
    film_progress: {
      purpose: 'continues a film where the person stopped',
      columns: ['person_id'],
      exportedIn: 'films',
      erase: (tx, { personId }) => tx`delete from film_progress where person_id = ${personId}`,
    },
  },
  exports: [
    exportSection(
      'films',
      (db, { personId }) => db`
        select film, position_ms / 1000.0::float8 as position, seen, ${ms(db, 'film_progress.at')} as at
        from film_progress where person_id = ${personId} order by film_progress.at`,
    ),
  ],
}
