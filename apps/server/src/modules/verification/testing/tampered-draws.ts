import type { TransactionSql } from 'postgres'
import { draw as midAutumn } from '../../../activity-rules/mid-autumn-draw/rule.ts'
import type { Tampering } from './tampering.ts'

const draws = midAutumn.rule.activity
const winOf = (tx: TransactionSql, prize: string) =>
  tx`(select min(number) from draw_records where activity = ${draws} and prize = ${prize})`

/** Changed draws, their records and chances. */
export const tamperedDraws: readonly Tampering[] = [
  {
    title: 'a win changed to a blank whose reward remains',
    check: 'outcome of a draw',
    plant: (tx) => tx`
      update draw_records set prize = null, reward_id = null
      where activity = ${draws} and number = ${winOf(tx, 'moon-cash')}`,
  },
  {
    title: 'a win turned into a blank leaves a reward without a cause',
    check: 'cause of a reward',
    plant: (tx) => tx`
      update draw_records set prize = null, reward_id = null
      where activity = ${draws} and number = ${winOf(tx, 'moon-cash')}`,
  },
  {
    title: 'a voucher of a draw turned into its greatest prize, record and reward',
    check: 'outcome of a draw',
    plant: async (tx) => {
      await tx`
        update rewards set item = 'lantern', type = 'physical_gift', voucher_code_id = null
        where id = (select reward_id from draw_records where activity = ${draws} and number = ${winOf(tx, 'mooncake')})`
      await tx`
        update draw_records set prize = 'lantern' where activity = ${draws} and number = ${winOf(tx, 'mooncake')}`
    },
  },
  {
    title: 'an altered proof of a draw, last proof included',
    check: 'outcome of a draw',
    plant: async (tx) => {
      const proof = '0'.repeat(64)
      await tx`
        update draw_records set proof = ${proof}
        where activity = ${draws} and number = (select max(number) from draw_records where activity = ${draws})`
      await tx`update draws set last_proof = ${proof} where activity = ${draws}`
    },
  },
  {
    title: 'an altered seed of a visitor',
    check: 'outcome of a draw',
    plant: (tx) => tx`
      update draw_records set visitor_seed = 'chosen-afterwards-1' where activity = ${draws} and number = 1`,
  },
  {
    title: 'another commitment and other odds than were published',
    check: 'outcome of a draw',
    plant: (tx) => tx`
      update draws set prizes = jsonb_set(prizes, '{0,odds}', '16000') where activity = ${draws}`,
  },
  {
    title: 'a revealed seed that is not the committed one',
    check: 'outcome of a draw',
    plant: (tx) => tx`
      update draws set seed = ${'1'.repeat(64)}, revealed_at = ${new Date(0)} where activity = ${draws}`,
  },
  {
    title: 'a chance to draw of a person who does not take part',
    check: 'chance to draw',
    plant: async (tx) => {
      await tx`delete from participations where activity = ${draws}`
    },
  },
]
