import { randomBytes } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { activity } from './scenario.ts'
import type { Tampering } from './tampering.ts'

/** A code that was not imported, with one more item of its stock. */
export const forgeCode = async (tx: TransactionSql, of: number, item: string, isGranted: boolean): Promise<number> => {
  const [code] = await tx<[{ id: number }]>`
    insert into voucher_codes (activity, item, code_hash, code_sealed, code_tail, imported_at, granted_at)
    values (${of}, ${item}, ${randomBytes(32)}, ${randomBytes(40)}, 'F-99', ${new Date(0)},
      ${isGranted ? new Date(0) : null}) returning id`
  await tx`
    update stock_slots set total = total + 1, remaining = remaining + ${isGranted ? 0 : 1}
    where activity = ${of} and stage = ${item} and slot = 0`
  return code.id
}

/** Forged and exchanged voucher codes, and their stocks. */
export const tamperedCodes: readonly Tampering[] = [
  {
    title: 'the codes of two rewards exchanged',
    check: 'code of the trail',
    plant: async (tx) => {
      await tx`alter table rewards drop constraint rewards_voucher_code_id_key`
      await tx`
        update rewards set voucher_code_id = other.voucher_code_id from rewards as other
        where rewards.item = 'coffee' and other.item = 'coffee' and other.id <> rewards.id`
    },
  },
  {
    title: 'an imported code that exists twice',
    check: 'code imported twice',
    plant: async (tx) => {
      await tx`alter table voucher_codes drop constraint voucher_codes_code_hash_key`
      await tx`
        insert into voucher_codes (activity, item, code_hash, code_sealed, code_tail, imported_at)
        select activity, item, code_hash, code_sealed, code_tail, imported_at from voucher_codes
        where item = 'meal' and granted_at is null`
    },
  },
  {
    title: 'a total of stock raised with a forged import',
    check: 'code that was never imported',
    plant: (tx) => forgeCode(tx, activity, 'coffee', false),
  },
  {
    title: 'a total of stock raised without any code',
    check: 'stock of codes',
    plant: (tx) => tx`
      update stock_slots set total = total + 1, remaining = remaining + 1
      where activity = ${activity} and stage = 'coffee' and slot = 0`,
  },
]
