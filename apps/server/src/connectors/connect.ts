import type { BaseLogger } from 'pino'
import type { Context } from '../context.ts'
import { gatewayNames, type SmsGateway } from '../sms-message.ts'
import { httpDirectory } from './account-directory/http.ts'
import { sandboxDirectory } from './account-directory/sandbox.ts'
import { httpBackOffice } from './back-office/http.ts'
import { sandboxBackOffice } from './back-office/sandbox.ts'
import { httpBooks } from './books/http.ts'
import { sandboxBooks } from './books/sandbox.ts'
import type { Connectors } from './connectors.ts'
import { httpCredentials } from './credentials/http.ts'
import { sandboxCredentials } from './credentials/sandbox.ts'
import { httpLists } from './lists/http.ts'
import { sandboxLists } from './lists/sandbox.ts'
import { openIdProvider } from './login-provider/openid.ts'
import { providerSettings } from './login-provider/settings.ts'
import { httpMarketData } from './market-data/http.ts'
import { sandboxMarketData } from './market-data/sandbox.ts'
import { httpOrders } from './orders/http.ts'
import { sandboxOrders } from './orders/sandbox.ts'
import { httpSms } from './sms/http.ts'
import { sandboxSms } from './sms/sandbox.ts'
import { staffProvider } from './staff-provider/openid.ts'
import { sandboxStaffProvider } from './staff-provider/sandbox.ts'
import { staffProviderSettings } from './staff-provider/settings.ts'
import { type Bounds, type SystemCaller, systemCaller } from './wire/caller.ts'
import { readSigningKey } from './wire/signature.ts'

type Local = Pick<Context, 'environment' | 'db' | 'secrets' | 'passwords' | 'clocks' | 'modules'>

/** The sandbox's own systems: its tables. */
export const sandboxConnectors = (context: Omit<Local, 'environment'>): Connectors => ({
  directory: sandboxDirectory,
  credentials: sandboxCredentials(context),
  sms: [sandboxSms(context)],
  books: sandboxBooks(context),
  orders: sandboxOrders,
  backOffice: sandboxBackOffice,
  lists: sandboxLists,
  marketData: sandboxMarketData,
  staffProvider: sandboxStaffProvider(context.clocks.wall),
  states: [],
})

/** Milliseconds for one attempt of a call. */
const attemptTimeout = 3_000

/**
 * Connects the systems that the environment names, and the sandbox's own for the others. `requireProductionSettings`
 * makes sure that production names all of them.
 */
export const createConnectors = (context: Local, log: BaseLogger, bounds: Partial<Bounds> = {}): Connectors => {
  const { CONNECTOR_KEY_ID: keyId, CONNECTOR_SIGNING_KEY: key, ...urls } = context.environment
  const own = sandboxConnectors(context)
  const callers: SystemCaller[] = []
  const callerOf = (system: string, url: string | undefined): SystemCaller | undefined => {
    // the environment has no address without a key
    if (url === undefined || key === undefined) return undefined
    const address = {
      system,
      url: url.replace(/\/$/, ''),
      signing: readSigningKey(keyId, key),
      timeout: attemptTimeout,
    }
    const caller = systemCaller(address, log, bounds)
    callers.push(caller)
    return caller
  }
  const directory = callerOf('account-directory', urls.CONNECTOR_ACCOUNT_DIRECTORY_URL)
  const credentials = callerOf('credentials', urls.CONNECTOR_CREDENTIALS_URL)
  const books = callerOf('books', urls.CONNECTOR_BOOKS_URL)
  const orders = callerOf('orders', urls.CONNECTOR_ORDERS_URL)
  const backOffice = callerOf('back-office', urls.CONNECTOR_BACK_OFFICE_URL)
  const lists = callerOf('lists', urls.CONNECTOR_LISTS_URL)
  const marketData = callerOf('market-data', urls.CONNECTOR_MARKET_DATA_URL)
  const urlOfGateway = { first: urls.CONNECTOR_SMS_URL, second: urls.CONNECTOR_SMS_SECOND_URL }
  const gateways = gatewayNames.flatMap((name): SmsGateway[] => {
    const caller = callerOf(`sms-${name}`, urlOfGateway[name])
    return caller ? [{ name, send: httpSms(caller) }] : []
  })
  const settings = providerSettings(context.environment)
  const staffSettings = staffProviderSettings(context.environment)
  const staff = staffSettings && staffProvider(staffSettings, log, context.clocks.wall)
  const openId = settings && openIdProvider(settings, log, context.clocks.wall)
  return {
    directory: directory ? httpDirectory(directory) : own.directory,
    credentials: credentials ? httpCredentials(credentials) : own.credentials,
    books: books ? httpBooks(books) : own.books,
    orders: orders ? httpOrders(orders) : own.orders,
    backOffice: backOffice ? httpBackOffice(backOffice) : own.backOffice,
    lists: lists ? httpLists(lists) : own.lists,
    marketData: marketData ? httpMarketData(marketData) : own.marketData,
    sms: gateways.length > 0 ? gateways : own.sms,
    loginProvider: openId?.provider,
    staffProvider: staff?.provider ?? (context.environment.FOYER_MODE === 'sandbox' ? own.staffProvider : undefined),
    states: [...callers.map(({ state }) => state), ...[openId, staff].flatMap((one) => one?.state ?? [])],
  }
}
