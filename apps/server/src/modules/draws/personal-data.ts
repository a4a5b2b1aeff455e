import { ms } from '../../database/milliseconds.ts'
import { drawChanceRows, drawRecordRows } from '../../engine/relations.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const drawsPersonalData: PersonalData = {
  tables: {
    draw_chances: {
      purpose: 'entitles a person to a draw',
      columns: ['person_id'],
      exportedIn: 'chances',
      retained: { why: 'anyone can verify a draw only with all of its records', period: 'participations' },
    },
    draw_records: {
      purpose: 'proves the result of a draw',
      columns: ['chance_id', 'reward_id', 'visitor_seed', 'winner'],
      exportedIn: 'chances',
      retained: { why: 'anyone can verify a draw only with all of its records', period: 'participations' },
    },
  },
  exports: [
    exportSection(
      'chances',
      (db, { personId }) => db`
        select chance.activity, task, period, ${ms(db, 'earned_at')} as at,
          case when number is not null then jsonb_build_object('number', number, 'visitorSeed', visitor_seed,
            'prize', prize, 'at', ${ms(db, 'drawn_at')}) end as draw
        from ${drawChanceRows(db)} chance left join ${drawRecordRows(db)} record on chance_id = chance.id
        where person_id = ${personId} order by earned_at, chance.id`,
    ),
  ],
}
