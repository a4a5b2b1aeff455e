import { countRewardsOf } from '../../engine/rewards/counts.ts'
import { removeReferences } from '../../engine/rewards/references.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'
import { rewardsOf } from './exported.ts'
import { openRewardsOf, revokeLostPrizes } from './open-rewards.ts'

export const rewardsPersonalData: PersonalData = {
  tables: {
    rewards: {
      purpose: 'records what a person was granted',
      columns: ['person_id', 'account_id'],
      exportedIn: 'rewards',
      erase: revokeLostPrizes,
      retained: { why: 'ledger, stock and codes are verified against it', period: 'rewards' },
      expire: (db, { erased }) => removeReferences(db, erased('rewards')),
    },
  },
  exports: [exportSection('rewards', rewardsOf)],
  counts: { rewards: countRewardsOf },
  openMatters: openRewardsOf,
}
