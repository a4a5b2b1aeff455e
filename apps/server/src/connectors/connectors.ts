import type { SmsGateway } from '../sms-message.ts'
import type { AccountDirectory } from './account-directory/port.ts'
import type { BackOffice } from './back-office/port.ts'
import type { BooksSystem } from './books/port.ts'
import type { CredentialCheck } from './credentials/port.ts'
import type { FirmLists } from './lists/port.ts'
import type { LoginProvider } from './login-provider/port.ts'
import type { MarketData } from './market-data/port.ts'
import type { Orders } from './orders/port.ts'
import type { StaffProvider } from './staff-provider/port.ts'
import type { SystemState } from './wire/caller.ts'

/** The firm's own systems behind their ports. */
export interface Connectors {
  readonly directory: AccountDirectory
  readonly credentials: CredentialCheck
  /** proves accounts instead of passwords; undefined unless the firm configured one */
  readonly loginProvider?: LoginProvider | undefined
  /** at which staff sign in; undefined if production configures none */
  readonly staffProvider?: StaffProvider | undefined
  /** the preferred gateway first */
  readonly sms: readonly SmsGateway[]
  readonly books: BooksSystem
  readonly orders: Orders
  readonly backOffice: BackOffice
  readonly lists: FirmLists
  readonly marketData: MarketData
  /** of the systems that are called over HTTP */
  readonly states: readonly SystemState[]
}
