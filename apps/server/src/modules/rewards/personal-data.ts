import { exportSection, type PersonalData } from '../../personal-data.ts'
import { rewardsOf } from './exported.ts'
import { openRewardsOf, revokeLostPrizes } from './open-rewards.ts'

export const rewardsPersonalData: PersonalData = {
  tables: {
    rewards: {
      columns: ['person_id', 'account_id'],
      exportedIn: 'rewards',
      erase: revokeLostPrizes,
      retained: { why: 'ledger, stock and codes are verified against it', period: 'rewards' },
      // the reference that the person could have quoted
      expire: (db, { erased }) => db`
        update rewards set reference = 'gone-' || gen_random_uuid()
        where person_id in ${erased('rewards')} and reference not like 'gone-%'`,
    },
  },
  exports: [exportSection('rewards', rewardsOf)],
  counts: { rewards: (db, personId) => db`select count(*) from rewards where person_id = ${personId}` },
  openMatters: openRewardsOf,
}
