import type { Check } from './check.ts'

/** The records of a draw, its counter, and the rewards of its winners. */
export const drawRecordChecks: readonly Check[] = [
  {
    name: 'draw',
    find: (db) => db`
      select format('the draw of %s counts %s records, but has %s', activity, last_number, drawn) as found
      from draws, lateral (select count(*) as drawn from draw_records where activity = draws.activity) records
      where last_number <> drawn
      union all
      select format('draw %s of %s won %s, but its reward is %s', number, record.activity, prize, item)
      from draw_records record join rewards on id = reward_id
      where (item, rewards.activity) is distinct from (prize, record.activity)`,
  },
]
