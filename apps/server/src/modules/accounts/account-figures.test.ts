import type { AccountFiguresReply } from '@foyer/api/accounts'
import { describe, expect, test } from 'vitest'
import { blockCash, payBlocked } from '../../engine/cash.ts'
import { testApp } from '../../testing/context.ts'
import { logIn } from '../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, device } from '../../testing/signed-client.ts'
import { halt, resume } from '../market/switches.ts'
import { clientNoHash } from './client-no.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context

const path = '/trade/trade/matrix/account/figures'
const minute = 60_000

let opened = 0
/** A client logged in to a new account with the given facts. */
const client = async (facts: object = {}) => {
  opened++
  // an SMS code may be sent once a minute
  clock.advance(minute)
  const number = hongKongNumber(400 + opened)
  const mobile = `+${number.areaCode}${number.mobileNo}`
  const reply = await app.inject({ method: 'POST', url: '/dev/clients', payload: { mobile, trades: 'none', ...facts } })
  const { clientNo } = reply.json().data
  const from = device(app, context, `1.38.0.${opened}`)
  const person = await signIn(context, from, number)
  const { login, data } = await logIn(context, from, person, clientNo, number)
  const proof = { password: String(data.password.sm3), passwordDs: String(data.password.dogskin) }
  const [account] = await db<[{ id: number }]>`
    select id from client_accounts where client_no_hash = ${clientNoHash(secrets, clientNo)}`
  const request = async (body: object = proof, as: Credentials = login, url = path) => {
    const answer = await from.post(url, body, as)
    return { http: answer.statusCode, ...answer.json() }
  }
  const figures = async () => (await request()).data as AccountFiguresReply
  return { from, person, login, proof, id: account.id, clientNo, request, figures }
}

const bought = [
  { code: '02800', quantity: 1_000, cost: 25_000_00 },
  { code: '09042', quantity: 200, cost: 2_000_00 },
]

describe('E2 The figures of an account', () => {
  test('A cash account shows its value, and its buying power is its available funds', async () => {
    const { figures } = await client({ cash: 50_000_00, positions: bought })
    const { figures: reported, positions, asOf } = await figures()
    const worth = positions.reduce((sum, { marketValue }) => sum + marketValue, 0)
    expect(asOf).toBe(context.clocks.business())
    expect(reported).toEqual({
      accountType: 'cash',
      marginAccount: null,
      cashAccount: 50_000_00 + worth,
      holdingsValue: worth,
      fundBalance: 50_000_00,
      maximumBuyingPower: 50_000_00,
      creditLimit: 0,
      availableFunds: 50_000_00,
      availableCredit: 0,
      blockedFunds: 0,
      loan: 0,
      agreedLimit: 0,
      loanableValue: 0,
      bestMarginable: 0,
    })
  })

  test('A margin account subtracts its loan from its value, and its holdings limit its credit', async () => {
    const { figures } = await client({
      accountType: 'margin',
      cash: 10_000_00,
      positions: [{ code: '02800', quantity: 10_000, cost: 1 }],
      creditLimit: 5_000_000_00,
      loan: 20_000_00,
    })
    const { figures: reported, positions } = await figures()
    const [{ marketValue = 0, marginable = 0, loanableValue = 0 } = {}] = positions
    expect(marginable).toBeGreaterThan(0)
    expect(loanableValue).toBe(Math.floor((marketValue * marginable) / 100))
    expect(reported).toMatchObject({
      accountType: 'margin',
      marginAccount: marketValue + 10_000_00 - 20_000_00,
      cashAccount: null,
      creditLimit: loanableValue,
      availableCredit: loanableValue - 20_000_00,
      loan: 20_000_00,
    })
    expect(reported.maximumBuyingPower).toBe(
      Math.floor(((10_000_00 + loanableValue - 20_000_00) * 100) / (100 - reported.bestMarginable)),
    )
  })

  test('Positions follow the quotes, convert dollars and renminbi at their rates, and are sorted by value', async () => {
    const { request, from, login } = await client({ positions: [...bought, { code: '83042', quantity: 300, cost: 1 }] })
    const { data } = await request()
    const codes = data.positions.map(({ code }: { code: string }) => code)
    expect([...codes].sort()).toEqual(['02800', '09042', '83042'])
    expect(codes[0]).toBe('02800')
    const quoted = await from.send({
      ...from.sign('/quote/market/quotes', { codes }, login),
      headers: { ...from.sign('/quote/market/quotes', { codes }, login).headers, 'message-type': 'quotes' },
    })
    const rates: Record<string, number> = { HKD: 1_000, USD: 7_800, CNY: 1_080 }
    for (const position of data.positions) {
      const { price } = quoted.json().data.quotes.find(({ code }: { code: string }) => code === position.code)
      expect(position.price).toBe(price)
      const thousandths = Number(price.replace('.', ''))
      const rate = rates[position.currency] ?? 0
      expect(position.marketValue).toBe(Math.round((position.quantity * thousandths * rate) / 10_000))
      expect(position.gain).toBe(position.marketValue - position.cost)
    }
  })

  test('Holdings change value with the market and cash does not', async () => {
    const { figures } = await client({ cash: 1_000_00, positions: bought })
    const before = await figures()
    clock.moveBusiness(24 * 60 * minute)
    const after = await figures()
    clock.moveBusiness(0)
    expect(after.figures.holdingsValue).not.toBe(before.figures.holdingsValue)
    expect(after.figures.fundBalance).toBe(before.figures.fundBalance)
    expect(after.asOf - before.asOf).toBe(24 * 60 * minute)
  })

  test('A halted holding is valued at its last price and marked as halted', async () => {
    const { figures } = await client({ positions: bought })
    await halt(db, '02800', context.clocks.business())
    const halted = (await figures()).positions.find(({ code }) => code === '02800')
    expect(halted?.isHalted).toBe(true)
    clock.advance(30 * minute)
    const later = (await figures()).positions.find(({ code }) => code === '02800')
    expect(later).toEqual(halted)
    await resume(db, '02800')
    expect((await figures()).positions.find(({ code }) => code === '02800')?.isHalted).toBe(false)
  })

  test('A code unknown to the market has the value 0 and causes no failure', async () => {
    const { figures } = await client({ cash: 100, positions: [{ code: '00000', quantity: 5, cost: 700 }] })
    const { figures: reported, positions } = await figures()
    expect(positions).toEqual([
      expect.objectContaining({ code: '00000', price: null, marketValue: 0, gain: -700, loanableValue: 0 }),
    ])
    expect(reported).toMatchObject({ cashAccount: 100, holdingsValue: 0 })
  })

  test('An application reserves cash: the balance falls only on payment, the available funds fall immediately', async () => {
    const { figures, id } = await client({ cash: 1_000_00 })
    const moved = { accountId: id, amount: 300_00, subject: 'tests', subjectId: '1', at: 0 }
    await db.begin((tx) => blockCash(tx, moved))
    expect((await figures()).figures).toMatchObject({
      cashAccount: 1_000_00,
      fundBalance: 1_000_00,
      availableFunds: 700_00,
      blockedFunds: 300_00,
      maximumBuyingPower: 700_00,
    })
    await db.begin((tx) => payBlocked(tx, { unit: 'HKD', kind: 'bank' }, 'pay', moved))
    expect((await figures()).figures).toMatchObject({ cashAccount: 700_00, fundBalance: 700_00, blockedFunds: 0 })
  })

  test('The positions endpoint returns the same positions as the figures endpoint', async () => {
    const { request, proof, login } = await client({ positions: bought })
    const all = await request()
    const alone = await request(proof, login, '/trade/trade/matrix/account/positions')
    const { figures, ...rest } = all.data
    expect(alone.data).toEqual(rest)
  })
})

describe('E2 Hostile calls for figures', () => {
  test('P6 A caller below login level is refused the figures', async () => {
    const { request, proof, person } = await client({ cash: 100 })
    for (const as of [person.tourist, person.register])
      expect(await request(proof, as)).toMatchObject({ http: 403, reason: 'level_too_low' })
  })

  test('A call without the secrets of its login, or with those of another login, is refused', async () => {
    const [one, other] = [await client({ cash: 100 }), await client({ cash: 200 })]
    for (const body of [
      other.proof,
      { ...one.proof, passwordDs: other.proof.passwordDs },
      { ...one.proof, password: other.proof.password },
      { password: '', passwordDs: '' },
    ])
      expect(await one.request(body)).toMatchObject({ http: 401, reason: 'login_secret_wrong', status: 40111 })
    expect(await one.request({})).toMatchObject({ reason: 'invalid_request' })
  })

  test('A body that names another account returns the account of the login', async () => {
    const [one, other] = [await client({ cash: 100 }), await client({ cash: 200 })]
    const named = { accountId: other.id, clientNo: other.clientNo, fundUserCode: other.clientNo, account: other.id }
    expect((await one.request({ ...one.proof, ...named })).data.figures.cashAccount).toBe(100)
  })

  test('Secrets of an earlier login of the same account are refused for a later login', async () => {
    const { request, proof, from, person, clientNo } = await client({ cash: 100 })
    clock.advance(2 * minute)
    const again = await logIn(context, from, person, clientNo, hongKongNumber(400 + opened))
    expect(await request(proof, again.login)).toMatchObject({ reason: 'login_secret_wrong' })
    expect(await request(proof)).toMatchObject({ http: 401 })
  })

  test('An account suspended after the login is refused its figures', async () => {
    const { request, id } = await client({ cash: 100 })
    await db`update client_accounts set status = 'suspended' where id = ${id}`
    expect(await request()).toMatchObject({ http: 403, reason: 'account_suspended' })
  })

  test('A client who logged out is refused the figures', async () => {
    const { request, from, login } = await client({ cash: 100 })
    await from.post('/jwt/auth/quit', {}, login)
    expect(await request()).toMatchObject({ http: 401, reason: 'session_revoked' })
  })

  test('The reply with the figures carries cache-control: no-store', async () => {
    const { from, proof, login } = await client({ cash: 100 })
    expect((await from.post(path, proof, login)).headers['cache-control']).toBe('no-store')
  })
})
