import { randomUUID } from 'node:crypto'
import type { Tampering } from './tampering.ts'

/** Changed redemptions at merchants. */
export const tamperedRedemptions: readonly Tampering[] = [
  {
    title: 'a redemption recorded twice',
    check: 'redemption',
    plant: async (tx) => {
      await tx`alter table redemptions drop constraint redemptions_pkey`
      await tx`
        insert into redemptions select reward_id, merchant_id, ${randomUUID()}, request_hash, used_at from redemptions`
    },
  },
  {
    title: 'a redemption moved to another merchant',
    check: 'redemption',
    plant: async (tx) => {
      const [other] = await tx<[{ id: number }]>`
        insert into merchants (code, name, pin_hash, created_at) values ('other', '{}', '1', ${new Date(0)})
        returning id`
      await tx`update redemptions set merchant_id = ${other.id}`
    },
  },
  {
    title: 'a redemption that was deleted, and the voucher is used',
    check: 'redemption',
    plant: (tx) => tx`delete from redemptions`,
  },
]
