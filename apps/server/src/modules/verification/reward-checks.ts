import type { Check } from './check.ts'

/** Rewards that a person, or an account, may have only once. */
export const rewardChecks: readonly Check[] = [
  {
    name: 'granted twice',
    find: (db) => db`
      select format('person %s has %s rewards of %s %s', person_id, count(*), activity, period) as found
      from rewards group by person_id, activity, period having count(*) > 1
      union all
      select format('account %s has %s rewards of %s %s', account_id, count(*), activity, period)
      from rewards where account_id is not null group by account_id, activity, period having count(*) > 1`,
  },
  {
    name: 'partner order',
    find: (db) => db`
      select format('the order of reward %s is %s, the reward %s', reward.id, orders.status, reward.status) as found
      from partner_orders orders join rewards reward on reward.id = reward_id
      where (orders.status = 'queued' and reward.status not in ('pending', 'revoked'))
        or (orders.status <> 'queued' and reward.status = 'pending')
      union all
      select format('reward %s waits for a partner without an order', id)
      from rewards reward
      where type = 'exchange_voucher' and status = 'pending' and voucher_code_id is not null
        and period not like 'sandbox %'
        and not exists (select from partner_orders where reward_id = reward.id)`,
  },
  {
    // a merchant redeems a voucher once, and the audit trail records it; vouchers that the sandbox gives may be
    // redeemed from the start
    name: 'redemption',
    find: (db) => db`
      select format('reward %s is %s and was redeemed %s times, but %s times by its audit trail', id, status, used, audited)
        as found
      from rewards reward,
        lateral (select count(*) as used from redemptions where reward_id = reward.id) counters,
        lateral (
          select count(*) as audited from audit_entries
          where subject = 'rewards' and subject_id = reward.id::text and event = 'use' and actor = 'merchant') trail
      where type = 'exchange_voucher' and (used <> audited or used > 1 or (used = 1 and status <> 'used')
        or (used = 0 and status = 'used' and period not like 'sandbox %'))
      union all
      select format('reward %s was redeemed at merchant %s, but its audit trail says %s', reward_id, merchant_id, detail ->> 'merchant')
      from redemptions
      join audit_entries on subject = 'rewards' and subject_id = reward_id::text and event = 'use'
      where (detail ->> 'merchant')::bigint <> merchant_id
      union all
      select format('reward %s is no voucher, but was redeemed', reward_id)
      from redemptions left join rewards on id = reward_id
      where type is distinct from 'exchange_voucher'`,
  },
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
  {
    // cash is owed from the claim and paid once it is credited; in other states the ledger has no amount. The sandbox
    // gives cash in any state, so its rewards are exempt.
    name: 'cash',
    find: (db) => db`
      select format('reward %s of %s cents is %s, but the ledger has %s owed and paid %s',
        reward.id, reward.amount, reward.status, owed, paid) as found
      from rewards reward,
        lateral (
          select coalesce(sum(posting.amount) filter (where account.kind = 'payable'), 0) as owed,
            coalesce(sum(posting.amount) filter (where account.kind = 'paid'), 0) as paid
          from ledger_transfers transfer
          join ledger_postings posting on transfer_id = transfer.id
          join ledger_accounts account on account.id = posting.account_id
          where subject = 'rewards' and subject_id = reward.id::text) ledger
      where type = 'cash_return' and period not like 'sandbox %' and (owed, paid) is distinct from (
        case when status = 'crediting' then reward.amount else 0 end,
        case when status = 'credited' then reward.amount else 0 end)`,
  },
  {
    // the accounts that are owed or paid cash are the accounts of the rewards, including rewards of the sandbox
    name: 'cash of an account',
    find: (db) => db`
      select format('account %s is %s %s cents, but its rewards add up to %s', account.account_id, kind, balance, granted)
        as found
      from ledger_accounts account,
        lateral (
          select coalesce(sum(amount), 0) as granted from rewards
          where rewards.account_id = account.account_id and type = 'cash_return'
            and status = case account.kind when 'payable' then 'crediting' else 'credited' end
            and exists (select from ledger_transfers where subject = 'rewards' and subject_id = rewards.id::text)) own
      where unit = 'HKD' and kind in ('payable', 'paid') and balance <> granted`,
  },
]
