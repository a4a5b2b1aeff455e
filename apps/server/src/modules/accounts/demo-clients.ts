import type { Residence } from '@foyer/api/activities'
import type { AccountSummary } from '@foyer/protocol/login'

export interface DemoClient {
  readonly clientNo: string
  /** E.164 */
  readonly mobile: string
  readonly name: string
  readonly accountType: AccountSummary['accountType']
  readonly status: 'active' | 'suspended'
  /** an authenticator is set up; /dev/totp shows its code */
  readonly totp: boolean
  /** the residence verified when the account was opened; absent if it was not verified */
  readonly residence?: Residence | undefined
}

/** Password of every demo client. */
export const demoPassword = 'Foyer-demo-1'

const cash = { accountType: 'cash', status: 'active', totp: false } as const

/** Clients of the sandbox. Names and numbers are fictitious; the sandbox sends no messages. */
export const demoClients: readonly [DemoClient, ...DemoClient[]] = [
  {
    ...cash,
    clientNo: '88001001',
    mobile: '+85251000001',
    name: 'Demo Client One',
    accountType: 'margin',
    totp: true,
    residence: 'hong_kong',
  },
  { ...cash, clientNo: '88001002', mobile: '+85251000001', name: 'Demo Client One' },
  { ...cash, clientNo: '88002001', mobile: '+85251000002', name: 'Demo Client Two' },
  { ...cash, clientNo: '88003001', mobile: '+85251000003', name: 'Demo Client Three', status: 'suspended' },
]
