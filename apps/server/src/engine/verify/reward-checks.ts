import type { Check } from './check.ts'

/** What a person, or an account, may have once. */
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
      select format('reward %s waits for a partner whom nobody asked', id)
      from rewards reward
      where type = 'exchange_voucher' and status = 'pending' and voucher_code_id is not null
        and period not like 'sandbox %'
        and not exists (select from partner_orders where reward_id = reward.id)`,
  },
  {
    name: 'redemption',
    find: (db) => db`
      select format('reward %s was used at a counter and is %s', id, status) as found
      from redemptions join rewards on id = reward_id where status <> 'used'`,
  },
  {
    name: 'draw',
    find: (db) => db`
      select format('the draw of %s counts %s, there are %s', activity, last_number, drawn) as found
      from draws, lateral (select count(*) as drawn from draw_records where activity = draws.activity) records
      where last_number <> drawn
      union all
      select format('draw %s of %s won %s, its reward is %s', number, record.activity, prize, item)
      from draw_records record join rewards on id = reward_id
      where (item, rewards.activity) is distinct from (prize, record.activity)`,
  },
  {
    // owed from the claim on, paid once it is credited; of whatever else it is the ledger holds nothing.
    // What the sandbox gives at will is in whatever state was wished for.
    name: 'cash',
    find: (db) => db`
      select format('reward %s of %s cents is %s, the ledger owes %s and paid %s',
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
]
