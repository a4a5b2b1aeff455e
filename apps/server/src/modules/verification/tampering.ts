import { randomBytes, randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { rule as foodDelivery } from '../../activity-rules/food-delivery/rule.ts'
import { draw as midAutumn } from '../../activity-rules/mid-autumn-draw/rule.ts'
import { rule as tradeCashback } from '../../activity-rules/trade-cashback/rule.ts'
import { activity } from './testing.ts'

/** An act of an attacker who controls the whole database and has none of the keys, and the check that detects it. */
interface Tampering {
  readonly title: string
  readonly check: string
  readonly plant: (tx: TransactionSql, persons: readonly [number, number]) => Promise<unknown>
}

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

/** A code that was not imported, with one more item of its stock. */
const forgeCode = async (tx: TransactionSql, of: number, item: string, isGranted: boolean): Promise<number> => {
  const [code] = await tx<[{ id: number }]>`
    insert into voucher_codes (activity, item, code_hash, code_sealed, code_tail, imported_at, granted_at)
    values (${of}, ${item}, ${randomBytes(32)}, ${randomBytes(40)}, 'F-99', ${new Date(0)},
      ${isGranted ? new Date(0) : null}) returning id`
  await tx`
    update stock_slots set total = total + 1, remaining = remaining + ${isGranted ? 0 : 1}
    where activity = ${of} and stage = ${item} and slot = 0`
  return code.id
}

const participate = (tx: TransactionSql, of: number, personId: number) => tx`
  insert into participations (activity, person_id, reference, terms_version, joined_at)
  values (${of}, ${personId}, ${randomUUID()}, 1, ${new Date(0)})`

const draws = midAutumn.rule.activity
const winOf = (tx: TransactionSql, prize: string) =>
  tx`(select min(number) from draw_records where activity = ${draws} and prize = ${prize})`
const cashback = (tx: TransactionSql) => tx`(select id from rewards where activity = ${tradeCashback.activity})`

/** Raises every posting of a reward's transfers by one unit, and the balances with them. */
const raiseTransfers = async (tx: TransactionSql, subjectId: string): Promise<void> => {
  await tx`
    update ledger_postings set amount = amount + sign(amount)::int
    where transfer_id in (select id from ledger_transfers where subject = 'rewards' and subject_id = ${subjectId})`
  await tx`
    update ledger_accounts set balance = (
      select sum(amount) from ledger_postings where account_id = ledger_accounts.id)
    where balance is not null`
}

export const tamperings: readonly Tampering[] = [
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
  {
    title: 'cash of a draw that is worth more than its prize, on both sides of its transfer too',
    check: 'rule of a reward',
    plant: async (tx) => {
      const [raised] = await tx<[{ id: string }]>`
        update rewards set amount = amount + 1 where item = 'moon-cash' and status = 'crediting' returning id`
      await raiseTransfers(tx, raised.id)
    },
  },
  {
    title: 'amounts changed on both sides of a transfer of points, with the balances',
    check: 'cause of points',
    plant: async (tx) => {
      await tx`
        update ledger_postings set amount = amount * 2
        where transfer_id in (select id from ledger_transfers where kind = 'earn')`
      await tx`
        update ledger_accounts set balance = (
          select sum(amount) from ledger_postings where account_id = ledger_accounts.id) where balance is not null`
    },
  },
  {
    title: 'points given to a person without a cause',
    check: 'cause of points',
    plant: async (tx, [, second]) => {
      const id = randomUUID()
      await tx`insert into ledger_transfers values (${id}, 'adjust', 'sandbox', '1', null, ${new Date(0)})`
      const [account] = await tx<[{ id: number }]>`
        insert into ledger_accounts (unit, kind, person_id, balance) values ('points', 'person', ${second}, 500)
        returning id`
      await tx`
        insert into ledger_postings
        select ${id}::uuid, id, -500 from ledger_accounts where unit = 'points' and kind = 'issued'
        union all select ${id}::uuid, ${account.id}, 500`
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
  {
    title: 'a changed line of cashback after its payment, on both sides of its transfers too',
    check: 'cashback of a month',
    plant: async (tx) => {
      const [raised] = await tx<[{ id: string }]>`
        update rewards set amount = amount + 1 where id = ${cashback(tx)} returning id`
      await raiseTransfers(tx, raised.id)
    },
  },
  {
    title: 'a trade with other fees than were reported',
    check: 'report of a trade',
    plant: (tx) => tx`update trades set fees = fees + 1`,
  },
  {
    title: 'a trade without a report',
    check: 'report of a trade',
    plant: (tx) => tx`
      insert into trades
      select changed.* from trades,
        lateral jsonb_populate_record(trades, jsonb_build_object('reference', 'FORGED')) as changed limit 1`,
  },
  {
    title: 'cash that was paid to another account',
    check: 'cash of an account',
    plant: async (tx) => {
      const [other] = await tx<[{ id: number }]>`
        insert into client_accounts (fund_user_code, client_no_hash, client_no_sealed, name_sealed, account_type,
          branch, mobile_hash, mobile_sealed, password_hash, status, created_at)
        values ('g', '2', '1', '1', 'cash', 'b', '1', '1', 'p', 'active', ${new Date(0)}) returning id`
      await tx`update ledger_accounts set account_id = ${other.id} where kind = 'paid'`
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

/** The checks that a planted tampering covers. */
export const tamperingChecks: ReadonlySet<string> = new Set(tamperings.map(({ check }) => check))
