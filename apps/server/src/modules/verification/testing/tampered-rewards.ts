import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { rule as foodDelivery } from '../../../activity-rules/food-delivery/rule.ts'
import { activity } from './scenario.ts'
import { forgeCode } from './tampered-codes.ts'
import type { Tampering } from './tampering.ts'

interface Forged {
  readonly of?: number
  readonly type?: string
  readonly status?: string
  readonly item: string
  readonly period: string
  readonly code?: number
  readonly accountId?: number
}

/** A reward as a grant creates it, with its audit entry. */
const forge = async (tx: TransactionSql, personId: number, forged: Forged): Promise<void> => {
  const { of = activity, type = 'cash_return', status = 'claimable', item, period, code, accountId } = forged
  const id = randomUUID()
  const at = new Date(0)
  await tx`
    insert into rewards (id, activity, person_id, account_id, type, status, item, facts, period, amount,
      voucher_code_id, reference, issued_at, valid_from)
    values (${id}, ${of}, ${personId}, ${accountId ?? null}, ${type}, ${status}, ${item}, '{}', ${period},
      ${type === 'cash_return' ? 5_000 : null}, ${code ?? null}, ${id}, ${at}, ${at})`
  await tx`
    insert into audit_entries (at, actor, subject, subject_id, event, to_status, detail)
    values (${at}, 'system', 'rewards', ${id}, 'grant', ${status}, ${tx.json(code === undefined ? {} : { code })})`
}

const participate = (tx: TransactionSql, of: number, personId: number) => tx`
  insert into participations (activity, person_id, reference, terms_version, joined_at)
  values (${of}, ${personId}, ${randomUUID()}, 1, ${new Date(0)})`

/** Forged, moved and deleted rewards, and the participations that caused them. */
export const tamperedRewards: readonly Tampering[] = [
  ...['2025-12', 'draw:99', 'conversion:none', 'sandbox forged', 'bonus'].map((period) => ({
    title: `a forged claimable cash reward of period ${period} with an entry in the trail`,
    check: 'cause of a reward',
    plant: (tx: TransactionSql, [, second]: readonly [number, number]) => forge(tx, second, { item: 'cash', period }),
  })),
  {
    title: 'a forged voucher with a participation, a code, stock and an entry in the trail',
    check: 'code that was never imported',
    plant: async (tx, [, second]) => {
      const of = foodDelivery.activity
      await participate(tx, of, second)
      const code = await forgeCode(tx, of, 'meal', true)
      await forge(tx, second, { of, type: 'exchange_voucher', status: 'available', item: 'meal', period: '', code })
    },
  },
  {
    title: 'a voucher forged over a code that was imported, without taking part',
    check: 'cause of a reward',
    plant: async (tx, [, second]) => {
      const [code] = await tx<[{ id: number }]>`
        update voucher_codes set granted_at = ${new Date(0)}
        where id = (select min(id) from voucher_codes where item = 'meal' and granted_at is null) returning id`
      await tx`select take_stock(${foodDelivery.activity}, 'meal')`
      const voucher = { type: 'exchange_voucher', status: 'available', item: 'meal', period: '', code: code.id }
      await forge(tx, second, { of: foodDelivery.activity, ...voucher })
    },
  },
  ...['meal', 'tea', 'moon-cash'].map((item) => ({
    title: `a reward (${item}) moved to another person`,
    check: 'cause of a reward',
    plant: (tx: TransactionSql, [first, second]: readonly [number, number]) => tx`
      update rewards set person_id = case person_id when ${first} then ${second}::bigint else ${first}::bigint end
      where id = (select id from rewards where item = ${item} order by id limit 1)`,
  })),
  {
    title: 'a reward moved to another activity with its code and its stock',
    check: 'cause of a reward',
    plant: async (tx, [, second]) => {
      const of = foodDelivery.activity
      const [moved] = await tx<[{ code: number }]>`
        update rewards set activity = ${of} where person_id = ${second} and item = 'coffee'
        returning voucher_code_id as code`
      await tx`update voucher_codes set activity = ${of} where id = ${moved.code}`
      await tx`update stock_slots set activity = ${of} where activity = ${activity} and stage = 'coffee'`
    },
  },
  {
    title: 'a voucher turned into cash that its rule does not grant',
    check: 'rule of a reward',
    plant: (tx) => tx`
      update rewards set type = 'cash_return', amount = 100, voucher_code_id = null, status = 'claimable'
      where item = 'meal'`,
  },
  {
    title: 'a deleted participation with its stock raised',
    check: 'cause of a reward',
    plant: async (tx, [, second]) => {
      await tx`delete from participations where activity = ${activity} and person_id = ${second}`
      await tx`
        update stock_slots set remaining = remaining + 1
        where activity = ${activity} and stage = '' and slot = (
          select min(slot) from stock_slots where activity = ${activity} and stage = '' and remaining < total)`
    },
  },
  {
    title: 'a deleted reward with its code and its stock given back',
    check: 'row of a trail',
    plant: async (tx) => {
      await tx`delete from partner_orders`
      const [gone] = await tx<[{ code: number }]>`
        delete from rewards where item = 'meal' returning voucher_code_id as code`
      await tx`update voucher_codes set granted_at = null where id = ${gone.code}`
      await tx`
        update stock_slots set remaining = remaining + 1
        where activity = ${foodDelivery.activity} and stage = 'meal' and remaining < total`
    },
  },
]
