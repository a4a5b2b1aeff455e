import type { BaseLogger } from 'pino'
import type { Context } from '../context.ts'
import { httpDirectory } from './account-directory/http.ts'
import { sandboxDirectory } from './account-directory/sandbox.ts'
import { httpBackOffice } from './back-office/http.ts'
import { sandboxBackOffice } from './back-office/sandbox.ts'
import type { Connectors } from './connectors.ts'
import { httpCredentials } from './credentials/http.ts'
import { sandboxCredentials } from './credentials/sandbox.ts'
import { httpLists } from './lists/http.ts'
import { sandboxLists } from './lists/sandbox.ts'
import { httpMarketData } from './market-data/http.ts'
import { sandboxMarketData } from './market-data/sandbox.ts'
import { type Bounds, type SystemCaller, systemCaller } from './wire/caller.ts'
import { readSigningKey } from './wire/signature.ts'

type Local = Pick<Context, 'environment' | 'db' | 'secrets' | 'passwords' | 'clocks'>

/** The sandbox's own systems: its tables. */
export const sandboxConnectors = (context: Omit<Local, 'environment'>): Connectors => ({
  directory: sandboxDirectory,
  credentials: sandboxCredentials(context),
  backOffice: sandboxBackOffice,
  lists: sandboxLists,
  marketData: sandboxMarketData,
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
  const called = <Port>(system: string, url: string | undefined, over: (caller: SystemCaller) => Port, local: Port) => {
    // the environment has no address without a key
    if (url === undefined || key === undefined) return local
    const address = {
      system,
      url: url.replace(/\/$/, ''),
      signing: readSigningKey(keyId, key),
      timeout: attemptTimeout,
    }
    const caller = systemCaller(address, log, bounds)
    callers.push(caller)
    return over(caller)
  }
  const directory = called<Connectors['directory']>(
    'account-directory',
    urls.CONNECTOR_ACCOUNT_DIRECTORY_URL,
    httpDirectory,
    own.directory,
  )
  const credentials = called('credentials', urls.CONNECTOR_CREDENTIALS_URL, httpCredentials, own.credentials)
  const backOffice = called<Connectors['backOffice']>(
    'back-office',
    urls.CONNECTOR_BACK_OFFICE_URL,
    httpBackOffice,
    own.backOffice,
  )
  const lists = called<Connectors['lists']>('lists', urls.CONNECTOR_LISTS_URL, httpLists, own.lists)
  const marketData = called<Connectors['marketData']>(
    'market-data',
    urls.CONNECTOR_MARKET_DATA_URL,
    httpMarketData,
    own.marketData,
  )
  return { directory, credentials, backOffice, lists, marketData, states: callers.map(({ state }) => state) }
}
