import { privacyExport } from '@foyer/api/privacy-export'
import { afterEach, expect, test } from 'vitest'
import { offeringFixture } from '../../modules/offerings/testing.ts'
import { startBackOffice } from '../../testing/back-office.ts'
import { ownerOf } from '../../testing/database.ts'
import { firmApp } from '../../testing/firm-app.ts'
import { productionVariables } from '../../testing/production.ts'

const office = await startBackOffice()
afterEach(() => office.heal())
const { complete, bare } = office.clients
const production = await firmApp(office, productionVariables)
// the simulated exchange values positions; production has no prices without a market feed
const sandbox = await firmApp(office, {})
const owner = ownerOf(production.context.db)
// whatever reads the tables of the sandbox fails
for (const table of ['positions', 'credit_limits'])
  await owner`alter table ${owner(table)} rename to ${owner(`no_${table}`)}`

const ofFirm = (server: typeof production, firm: string, accountType: 'cash' | 'margin', cash = 0) =>
  offeringFixture(server.app, server.context).client({ firm, accountType, cash })

const inProduction = await ofFirm(production, complete.account, 'margin')
const inSandbox = await ofFirm(sandbox, complete.account, 'margin')

const figuresOf = async ({ from, proof, login }: typeof inSandbox) =>
  (await from.post('/trade/trade/matrix/account/figures', proof, login)).json()

test('E2 the figures of an account are calculated from the books of the firm', async () => {
  const { data } = await figuresOf(inSandbox)
  expect(data.figures).toMatchObject({
    availableFunds: 250_000_00,
    blockedFunds: 1_000_00,
    fundBalance: 251_000_00,
    loan: 50_000_00,
    agreedLimit: 500_000_00,
  })
  const held = data.positions.map(({ code, quantity, cost }: Record<string, unknown>) => [code, quantity, cost])
  expect(held.sort()).toEqual([
    ['02800', 4_000, 98_400_50],
    ['09042', 300, 3_180_84],
  ])
})

test('E2 the past values of an account are those of the firm, and an account that it does not know has none', async () => {
  const read = async ({ from, proof, login }: typeof inSandbox) =>
    (await from.post('/trade/trade/matrix/account/values', proof, login)).json().data.values
  const values = await read(inProduction)
  expect(values.length).toBeGreaterThan(50)
  const paidIn = values.filter((one: { paidIn: number }) => one.paidIn !== 0)
  expect(paidIn).toHaveLength(1)
  expect(values.map(({ day }: { day: string }) => day)).toEqual(values.map(({ day }: { day: string }) => day).sort())
  expect(await read(await ofFirm(production, 'unknown-to-the-books', 'cash'))).toBeNull()
})

test('R15 in production the money for an application is that of the firm, and no table of the sandbox is read', async () => {
  const cash = await ofFirm(production, bare.account, 'cash')
  expect(await inProduction.mine()).toMatchObject({ available: 250_000_00, lendable: 450_000_00, applications: [] })
  expect(await cash.mine()).toMatchObject({ available: 120_000_25, lendable: 0 })
})

test('O4 in production the export contains the positions and the credit limit of the firm', async () => {
  const exported = await inProduction.from.post('/api/user/privacy/export', {}, inProduction.login)
  const { account } = privacyExport.parse(exported.json().data)
  expect(account).toMatchObject({
    positions: [
      { code: '02800', quantity: 4_000, costMinor: 98_400_50 },
      { code: '09042', quantity: 300, costMinor: 3_180_84 },
    ],
    creditLimitMinor: 500_000_00,
  })
})

test('while the books are away, figures and export say so, and applications are shown without the money', async () => {
  await office.fail({ system: 'books', fault: 'down' })
  expect(await figuresOf(inSandbox)).toMatchObject({ reason: 'unavailable', detail: { retryAfter: 5 } })
  const exported = await inProduction.from.post('/api/user/privacy/export', {}, inProduction.login)
  expect(exported.json()).toMatchObject({ reason: 'unavailable' })
  expect(await inProduction.mine()).toMatchObject({ available: null, lendable: null, applications: [] })
  expect((await production.app.inject('/readyz')).json()).toEqual({ status: 'ok', away: ['books'] })
  await office.heal()
  expect(await inProduction.mine()).toMatchObject({ available: 250_000_00 })
})

test('an account without books at the firm has no figures, not empty ones', async () => {
  const stranger = await ofFirm(sandbox, 'nobody-at-the-firm', 'cash')
  expect(await figuresOf(stranger)).toMatchObject({ reason: 'not_found' })
})
