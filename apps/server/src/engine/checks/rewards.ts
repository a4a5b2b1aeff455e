import type { Check } from './check.ts'

/** Rewards that a person, or an account, may have only once, and the cash that the ledger has for them. */
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
