import { rewardRows } from '../../engine/relations.ts'
import type { PersonalData } from '../../personal-data.ts'

export const redemptionPersonalData: PersonalData = {
  tables: {
    presentations: {
      purpose: 'shows a voucher at a counter for a short time',
      columns: ['reward_id', 'code_hash'],
      exportedIn: 'rewards',
      erase: (tx, { personId }) => tx`
        delete from presentations using ${rewardRows(tx)} reward where reward.id = reward_id and person_id = ${personId}`,
    },
    redemptions: {
      purpose: 'proves where and when a voucher was used',
      columns: ['reward_id'],
      exportedIn: 'rewards',
      retained: { why: 'it belongs to the record of the reward', period: 'rewards' },
    },
  },
  impersonal: {
    'merchants.name': 'the name of a business',
    'merchant_networks.network_hash': 'the network of a business',
  },
}
