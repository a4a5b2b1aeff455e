import { pruneInBatches } from '../../database/batches.ts'
import { auditRows, rewardRows } from '../../engine/relations.ts'
import type { PersonalData } from '../../personal-data.ts'

/** States after which a gift needs no address. */
const over = ['delivered', 'expired', 'revoked']

export const giftsPersonalData: PersonalData = {
  tables: {
    gift_pictures: {
      purpose: 'shows the person the picture of an upload with a gift',
      columns: ['upload_id', 'reward_id'],
      exportedIn: 'rewards',
      erase: (tx, { personId }) => tx`
        delete from gift_pictures using ${rewardRows(tx)} reward where reward.id = reward_id and person_id = ${personId}`,
    },
    shipping_orders: {
      purpose: 'hands a gift over to the firm’s back office once',
      columns: ['reward_id'],
      notExported: 'it says only that a gift was ordered from the back office, which the states of the gift show',
      erase: (tx, { personId }) => tx`
        delete from shipping_orders using ${rewardRows(tx)} reward where reward.id = reward_id and person_id = ${personId}`,
    },
    gift_shipments: {
      purpose: 'ships a gift to an address',
      receivers: ['operators', 'backOffice'],
      columns: ['reward_id', 'address_sealed'],
      exportedIn: 'rewards',
      erase: (tx, { personId }) => tx`
        delete from gift_shipments using ${rewardRows(tx)} reward where reward.id = reward_id and person_id = ${personId}`,
      expire: (db, { before }) =>
        pruneInBatches(
          db,
          'gift_shipments',
          db`reward_id in (
            select reward.id from ${rewardRows(db)} reward where status = any (${over}) and exists (
              select from ${auditRows(db)} entry
              where subject = 'rewards' and subject_id = reward.id::text and to_status = any (${over})
                and at <= ${before('delivery')}))`,
        ),
    },
  },
  counts: {
    addresses: (db, personId) => db`
      select count(*) from gift_shipments join ${rewardRows(db)} reward on reward.id = reward_id
      where person_id = ${personId}`,
  },
}
