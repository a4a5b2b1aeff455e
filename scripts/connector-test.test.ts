import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildBackOffice } from '../apps/back-office/src/app.ts'
import { openDatabase } from '../apps/back-office/src/database.ts'
import { addDemoClients } from '../apps/back-office/src/demo-clients.ts'
import { addDemoList } from '../apps/back-office/src/demo-list.ts'
import { addDemoMarket } from '../apps/back-office/src/demo-market.ts'
import { addDemoShipment } from '../apps/back-office/src/demo-shipment.ts'
import { addDemoTrades } from '../apps/back-office/src/demo-trades.ts'
import { breaches, outages } from '../apps/back-office/src/faults.ts'
import { connectorTest } from '../apps/server/src/connectors/kit/command.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const variables = {
  CONNECTOR_SIGNING_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  CONNECTOR_KEY_ID: 'test',
}

/** A back office of its own: each run of the contract test uses codes and locks a client. */
const backOffice = async (): Promise<string> => {
  const db = openDatabase(':memory:')
  addDemoClients(db)
  addDemoTrades(db)
  addDemoShipment(db)
  addDemoList(db)
  addDemoMarket(db)
  const app = await buildBackOffice({ db, keys: new Map([['test', publicKey]]) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    db.close()
  })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

const turnOn = (office: string, fault: object) =>
  fetch(`${office}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })

const run = async (...args: string[]) => {
  let [out, err] = ['', '']
  const code = await connectorTest(args, variables, {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
  })
  return { code, out, err }
}

const systems = [
  'account-directory',
  'credentials',
  'sms',
  'books',
  'orders',
  'back-office',
  'lists',
  'market-data',
] as const
const numberOf = (system: string) => (system === 'sms' ? ['--to', '+85261000001'] : [])
const found = new Set<string>()

test.each(systems)('the back office keeps every promise of the %s', async (system) => {
  const office = await backOffice()
  const { code, out } = await run(system, `${office}/${system}`, ...numberOf(system))
  expect(out).not.toContain('✗')
  expect(out).toMatch(new RegExp(`(\\d+) of \\1 promises of ${system} hold`))
  expect(code).toBe(0)
})

test.each([
  ['account-directory', 'accepts_unsigned', 'a call without a signature is refused'],
  ['account-directory', 'accepts_old_signatures', 'a call that was signed ten minutes ago is refused'],
  ['account-directory', 'accepts_changed_bodies', 'a call whose body was changed after it was signed is refused'],
  ['account-directory', 'answers_any_body_of_a_key', 'a key with another body is refused'],
  ['account-directory', 'leaves_out_a_field', 'each test client is found by its client number, with every fact'],
  ['account-directory', 'hides_suspended_accounts', 'each test client is found by its client number, with every fact'],
  ['account-directory', 'new_reference_each_time', 'an account has the same reference each time'],
  ['account-directory', 'refuses_unknown_numbers', 'a number and a client number without an account get an empty list'],
  ['credentials', 'refuses_unknown_accounts', 'for an account that does not exist a password is wrong'],
  ['credentials', 'code_serves_twice', 'a code of the authenticator is right once'],
  ['books', 'counts_reserved_as_available', 'the books of each test client are those of the file'],
  ['books', 'invents_empty_books', 'an account that does not exist has no books'],
  ['books', 'mixes_values', 'the days of past values are over, in order, each once, and not before the given one'],
  ['orders', 'places_again', 'an order is placed once'],
  ['orders', 'changes_orders', 'an order with other contents under the same name is refused'],
  ['orders', 'reconsiders_refusals', 'an order that the cash does not suffice for is refused, and stays refused'],
  ['orders', 'places_absent_orders', 'an order that was found absent is never placed later'],
  ['orders', 'cancels_nothing', 'a cancelled order stays cancelled'],
  ['orders', 'shows_events_once', 'each cancellation is one event'],
  ['credentials', 'ignores_keys', 'a wrong password counts once'],
  ['sms', 'lacks_a_template', 'a message of each kind in each language is accepted'],
  ['back-office', 'skips_an_item', '/trades/list: small pages have the same items'],
  ['back-office', 'accepts_any_cursor', '/trades/list: a cursor that the system never gave is refused'],
  ['back-office', 'hides_corrections', 'a correction is a further item with a larger revision'],
  ['back-office', 'mixes_accounts', 'the trades of an account are its own'],
  ['back-office', 'ships_other_facts', 'an order that is handed over with other facts is refused'],
  [
    'lists',
    'answers_an_expired_list',
    'the list is valid now or later, and expires after that and not within a minute',
  ],
  ['market-data', 'leaves_out_quotes', 'without a cursor there is a quote of each security'],
  ['market-data', 'claims_the_future', 'the quotes are complete up to now or earlier'],
  ['market-data', 'mixes_bars', 'the trading days of a security are in order, each once, and before today'],
  ['market-data', 'mixes_depth', 'the bids of an order book fall, its offers rise, and every bid is below every ask'],
  ['lists', 'new_version_each_time', 'the same content has the same version'],
  ['lists', 'answers_any_version', 'a version that the system never gave is refused'],
  ['back-office', 'refuses_known_orders', 'an order that is handed over again, with another key too, is accepted'],
] as const)('the contract test of the %s finds the planted fault %s', async (system, fault, promise) => {
  const office = await backOffice()
  await turnOn(office, { fault, system })
  const { code, out } = await run(system, `${office}/${system}`, ...numberOf(system))
  expect(out.split('\n').filter((line) => line.startsWith('✗') && line.includes(promise))).not.toEqual([])
  expect(code).toBe(1)
  found.add(fault)
})

test('a planted fault that no test of the contract finds is none', () => {
  expect([...found].sort()).toEqual([...breaches].sort())
})

test('a system that is down breaks every promise, and the report says that there is no answer', async () => {
  const office = await backOffice()
  await turnOn(office, { fault: outages[1] })
  const { code, out } = await run('account-directory', `${office}/account-directory`)
  expect(code).toBe(1)
  expect(out).toMatch(/^0 of \d+ promises/m)
  expect(out).toContain('fetch failed')
})

test.each([
  [['payments', 'https://core.example'], 'there is no system "payments"'],
  [['sms', 'https://core.example'], '--to must be a phone number'],
  [['payments', 'https://core.example'], 'there is no system "payments"'],
  [['credentials', 'core.example'], 'the url must be an http or https address'],
  [['credentials', 'https://core.example', '--clients', '/nowhere.json'], 'no such file'],
])('wrong arguments are refused with what is wrong and how the command is used: %j', async (args, message) => {
  const { code, err } = await run(...args)
  expect(code).toBe(2)
  expect(err).toContain(message)
  expect(err).toContain('npm run connector:test')
})

test('without a signing key the command says so', async () => {
  let err = ''
  const code = await connectorTest(
    ['credentials', 'https://core.example'],
    {},
    {
      out: () => undefined,
      err: (text) => {
        err += text
      },
    },
  )
  expect([code, err.split('\n')[0]]).toEqual([2, 'CONNECTOR_SIGNING_KEY is not set'])
})
