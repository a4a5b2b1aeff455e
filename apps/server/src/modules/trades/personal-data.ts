import { ms } from '../../database/milliseconds.ts'
import { exportSection, type PersonalData } from '../../personal-data.ts'

export const tradesPersonalData: PersonalData = {
  tables: {
    trades: {
      purpose: 'shows clients their trades, and grants cashback for them',
      columns: ['account_id'],
      exportedIn: 'trades',
      retained: { why: 'the broker must keep records of trades with the account', until: 'the account is deleted' },
    },
    trade_histories: {
      purpose: 'records that the earlier trades of an account were read',
      columns: ['account_id'],
      notExported: 'it says only that the trades of the account were read',
      retained: { why: 'it belongs to the account', until: 'the account is deleted' },
    },
    sandbox_traders: {
      purpose: 'simulates trades in the sandbox',
      columns: ['account_id'],
      notExported: 'it contains the seed of simulated trades',
      retained: { why: 'it belongs to an account of the sandbox', until: 'the account is deleted' },
    },
  },
  impersonal: { 'trades.name': 'the name of a security' },
  exports: [
    exportSection(
      'trades',
      (db, { accountId }) => db`
        select reference, kind, side, code, name, quantity, amount as "amountMinor", fees as "feesMinor", status,
          ${ms(db, 'executed_at')} as at
        from trades where account_id = ${accountId} order by executed_at, reference`,
    ),
  ],
}
