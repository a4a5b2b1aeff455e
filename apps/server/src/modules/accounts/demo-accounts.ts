import type { AccountSetup } from './set-up-account.ts'

/** Trading password of every demo client. */
export const demoTradingPassword = '246810'

const some = {
  document: 'hkid',
  positions: [],
  cash: 0,
  creditLimit: 0,
  loan: 0,
} as const
const one = { ...some, holder: 'Demo Client One', born: '1984-03-17' }

/** What the demo clients hold, by client number. The first two accounts belong to one person. */
export const demoAccounts: Readonly<Record<string, AccountSetup>> = {
  88001001: {
    ...one,
    cash: 350_000_00,
    positions: [
      { code: '02800', quantity: 10_000, cost: 248_350_00 },
      { code: '99101', quantity: 4_000, cost: 312_400_00 },
      { code: '99102', quantity: 500, cost: 171_525_00 },
      { code: '09042', quantity: 3_000, cost: 31_808_40 },
    ],
    creditLimit: 1_000_000_00,
    loan: 200_000_00,
  },
  88001002: {
    ...one,
    cash: 120_000_00,
    positions: [
      { code: '02800', quantity: 2_000, cost: 49_120_00 },
      { code: '03033', quantity: 3_000, cost: 14_016_00 },
    ],
  },
  88002001: {
    ...some,
    holder: 'Demo Client Two',
    born: '1991-11-05',
    cash: 500_000_00,
    positions: [{ code: '02828', quantity: 1_000, cost: 71_820_00 }],
  },
  88003001: { ...some, holder: 'Demo Client Three', document: 'passport', born: '1976-07-22' },
}
