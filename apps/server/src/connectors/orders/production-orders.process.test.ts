import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { attendOfferings } from '../../modules/offerings/attend.ts'
import { offeringFixture } from '../../modules/offerings/testing.ts'
import { firmFixture } from '../../modules/offerings/testing-firm.ts'
import { startBackOffice } from '../../testing/back-office.ts'
import { firmApp } from '../../testing/firm-app.ts'
import { metricsReader } from '../../testing/metrics.ts'
import { productionVariables } from '../../testing/production.ts'

const office = await startBackOffice()
afterEach(() => office.heal())
const { app, context, clock } = await firmApp(office, productionVariables)
const { firmClient } = firmFixture(office, app, context)
const fixture = offeringFixture(app, context)
/** What the verification finds, without the chances of the sample data, which only the sandbox grants. */
const differences = async () => (await fixture.differences()).filter(({ check }) => check !== 'chance to draw')
const bond = 'green-bond-2026-1'
const lot = 10_000_00
type Client = Awaited<ReturnType<typeof firmClient>>

const newestOf = async (one: Client) => (await one.mine()).applications[0]
const newest = async (one: Client) => (await newestOf(one)) ?? expect.fail()
/** Runs the job of the minute after the server that made a call had its time to record the answer. */
const nextMinute = () => {
  clock.advance(60_000)
  return attendOfferings(context)
}
const applied = async (one: Client, lots = 2) => {
  const { data } = await one.apply({ offering: bond, lots })
  const application = data?.application ?? expect.fail()
  expect(application.status).toBe('submitted')
  const [order] = one.orders()
  return { reference: application.reference, order: String(order?.id) }
}

test('R15 in production an application is an order of the firm, which reserves the cash', async () => {
  const one = await firmClient()
  const { data } = await one.apply({ offering: bond, lots: 3 })
  expect(data).toMatchObject({
    application: { status: 'submitted', refusal: null, lots: 3, blocked: 3 * lot, steps: [{ step: 'submitted' }] },
    mine: { available: 1_000_000_00 - 3 * lot, applications: [{ status: 'submitted' }] },
  })
  expect(one.orders()).toEqual([{ id: expect.any(String), state: 'accepted' }])
  expect(await one.money()).toEqual({ available: 0, blocked: 0, owed: 0 })
  expect(await differences()).toEqual([])
})

test.each(['commits_and_resets', 'answers_twice', 'busy', 'down'])(
  'a fault that passes (%s) leaves one order',
  async (fault) => {
    const one = await firmClient()
    await office.fail({ system: 'orders', fault, times: 2 })
    await applied(one)
    expect(one.orders()).toMatchObject([{ state: 'accepted' }])
  },
)

test('an order whose answers are lost is being found out, and is found as placed, once', async () => {
  const one = await firmClient()
  await office.fail({ system: 'orders', fault: 'commits_and_resets' })
  const key = randomUUID()
  const { data } = await one.apply({ offering: bond, lots: 2, key })
  expect(data?.application).toMatchObject({ status: 'placing', steps: [{ step: 'placing' }], cancellableUntil: null })
  expect((await one.apply({ offering: bond })).reason).toBe('application_exists')
  await nextMinute().catch(() => undefined)
  expect((await newest(one)).status).toBe('placing')
  const body = await metricsReader(context)(app)
  expect(body).toMatch(/^foyer_orders_unknown 1$/m)
  expect(body).toMatch(/^foyer_connector_up\{system="orders"\} 0$/m)
  await office.heal()
  await nextMinute()
  expect(await newest(one)).toMatchObject({ status: 'submitted', steps: [{ step: 'submitted' }] })
  expect((await one.apply({ offering: bond, lots: 2, key })).data?.application.status).toBe('submitted')
  expect(one.orders()).toMatchObject([{ state: 'accepted' }])
  expect(await differences()).toEqual([])
})

test('an order that never arrived is found as absent, is never placed, and the person can apply again', async () => {
  const one = await firmClient()
  await office.fail({ system: 'orders', fault: 'down' })
  expect((await one.apply({ offering: bond, lots: 2 })).data?.application.status).toBe('placing')
  await office.heal()
  await nextMinute()
  expect(await newest(one)).toMatchObject({
    status: 'refused',
    refusal: 'not_done',
    steps: [{ step: 'placing' }, { step: 'refused' }],
  })
  await applied(one)
  expect(one.orders()).toMatchObject([{ state: 'accepted' }])
  expect(one.cash()).toEqual({ available: 1_000_000_00 - 2 * lot, blocked: 2 * lot })
  expect(await differences()).toEqual([])
})

test.each([
  ['before it does anything', { fault: 'slow', ms: 60_000 }, 'refused'],
  ['after it placed the order', { fault: 'commits_and_stalls' }, 'submitted'],
])(
  'a firm that is killed %s and starts again has one order or none, as the application says',
  async (_, fault, status) => {
    const one = await firmClient()
    await office.fail({ system: 'orders', ...fault })
    const sent = one.apply({ offering: bond, lots: 2 })
    await expect.poll(async () => (await newestOf(one))?.status, { interval: 20 }).toBe('placing')
    if (status === 'submitted') await expect.poll(() => one.orders().length, { interval: 20 }).toBe(1)
    await office.crash()
    expect((await sent).data?.application.status).toBe('placing')
    await office.restart()
    await nextMinute()
    expect((await newest(one)).status).toBe(status)
    expect(one.orders()).toHaveLength(status === 'submitted' ? 1 : 0)
    expect(await differences()).toEqual([])
  },
)

test('a call that is still on its way when the job looks for its order places nothing, and its key can be used again', async () => {
  const one = await firmClient()
  await office.fail({ system: 'orders', fault: 'slow', ms: 2_500, times: 1 })
  const key = randomUUID()
  const sent = one.apply({ offering: bond, lots: 2, key })
  await expect.poll(async () => (await newestOf(one))?.status, { interval: 10 }).toBe('placing')
  await nextMinute()
  expect(await newest(one)).toMatchObject({ status: 'refused', refusal: 'not_done' })
  expect((await sent).reason).toBe('unavailable')
  expect(one.orders()).toEqual([])
  expect((await one.apply({ offering: bond, lots: 2, key })).data?.application.status).toBe('submitted')
})

test('N13 a key stays with its application once a repetition received it, although the first call then places nothing', async () => {
  const one = await firmClient()
  await office.fail({ system: 'orders', fault: 'slow', ms: 60_000, times: 1 })
  const key = randomUUID()
  const apply = () => one.apply({ offering: bond, lots: 2, key })
  const sent = apply()
  await expect.poll(async () => (await newestOf(one))?.status, { interval: 10 }).toBe('placing')
  const { data } = await apply()
  const reference = data?.application.reference ?? expect.fail()
  await nextMinute()
  await office.heal()
  expect((await sent).reason).toBe('unavailable')
  expect((await apply()).data?.application).toMatchObject({ reference, status: 'refused', refusal: 'not_done' })
  expect(one.orders()).toEqual([])
  await applied(one)
})

test('while the order system does nothing the person is refused, and the same key places the order afterwards', async () => {
  const one = await firmClient()
  const key = randomUUID()
  await office.fail({ system: 'orders', fault: 'busy' })
  const reply = await one.apply({ offering: bond, lots: 2, key })
  expect(reply).toMatchObject({ reason: 'unavailable', detail: { retryAfter: 5 } })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', away: ['orders'] })
  expect(await newest(one)).toMatchObject({ status: 'refused', refusal: 'not_done' })
  await office.heal()
  expect((await one.apply({ offering: bond, lots: 2, key })).data?.application.status).toBe('submitted')
  expect(one.orders()).toMatchObject([{ state: 'accepted' }])
})

test('an order that the firm refuses is refused for its reason, and does not count as an application', async () => {
  const poor = await firmClient(lot)
  expect((await poor.apply({ offering: bond, lots: 2 })).reason).toBe('funds_short')
  expect(await newest(poor)).toMatchObject({ status: 'refused', refusal: 'funds_short' })
  await applied(poor, 1)
  const blocked = await firmClient()
  office.change("update clients set status = 'suspended' where account = ?", blocked.account)
  expect((await blocked.apply({ offering: bond })).reason).toBe('account_suspended')
  expect(await differences()).toEqual([])
})

test('two taps at the same time place one order', async () => {
  const one = await firmClient()
  const key = randomUUID()
  const twice = await Promise.all([1, 2].map(() => one.apply({ offering: bond, lots: 2, key })))
  expect(twice.map(({ status }) => status)).toEqual([0, 0])
  const others = await Promise.all([1, 2].map(() => one.apply({ offering: bond, lots: 2 })))
  expect(others.map(({ reason }) => reason)).toEqual(['application_exists', 'application_exists'])
  expect(one.orders()).toHaveLength(1)
})

test('R15 in production a cancellation is one of the firm, which returns the cash', async () => {
  const one = await firmClient()
  const { reference } = await applied(one)
  const { data } = await one.cancel(reference)
  expect(data).toMatchObject({
    application: { status: 'cancelled', steps: [{ step: 'submitted' }, { step: 'cancelled' }] },
    mine: { available: 1_000_000_00 },
  })
  expect(one.orders()).toMatchObject([{ state: 'cancelled' }])
  await applied(one)
  expect(await differences()).toEqual([])
})

test.each(['commits_and_resets', 'down'])(
  'a cancellation whose answer is lost (%s) is being found out, and is completed once',
  async (fault) => {
    const one = await firmClient()
    const { reference } = await applied(one)
    await office.fail({ system: 'orders', fault })
    expect((await one.cancel(reference)).data?.application).toMatchObject({
      status: 'cancelling',
      cancellableUntil: null,
    })
    expect((await one.cancel(reference)).reason).toBe('application_final')
    await nextMinute().catch(() => undefined)
    expect((await newest(one)).status).toBe('cancelling')
    await office.heal()
    await nextMinute()
    expect((await newest(one)).status).toBe('cancelled')
    expect(one.cash()).toEqual({ available: 1_000_000_00, blocked: 0 })
    expect(await differences()).toEqual([])
  },
)

test('a cancellation that the firm certainly did not do leaves the application, and can be tried again', async () => {
  const one = await firmClient()
  const { reference } = await applied(one)
  await office.fail({ system: 'orders', fault: 'busy' })
  const key = randomUUID()
  expect((await one.cancel(reference, { key })).reason).toBe('unavailable')
  expect(await newest(one)).toMatchObject({ status: 'submitted', cancellableUntil: expect.any(Number) })
  await office.heal()
  expect((await one.cancel(reference, { key })).data?.application.status).toBe('cancelled')
})

test('an order that the firm has allotted is not cancelled', async () => {
  const one = await firmClient()
  const { reference, order } = await applied(one)
  await office.allot({ order, lots: 1, lotSize: 10_000, settles: false })
  expect((await one.cancel(reference)).reason).toBe('application_final')
  await nextMinute()
  expect(await newest(one)).toMatchObject({ status: 'allotted', lotsAllotted: 1, drawnLots: null })
})

test('R15 the firm reports allotments and settlements, each counts once, and the position is in its books', async () => {
  const [some, none] = [await firmClient(), await firmClient()]
  const [got, missed] = [await applied(some, 3), await applied(none, 3)]
  await office.allot({ order: got.order, lots: 2, lotSize: 10_000, settles: true })
  await office.allot({ order: missed.order, lots: 0, lotSize: 10_000, settles: true })
  // the events are read by several servers at the same time, and again
  await Promise.all([nextMinute(), attendOfferings(context)])
  await attendOfferings(context)
  expect(await newest(some)).toMatchObject({
    status: 'refunded',
    lotsAllotted: 2,
    settlement: { paid: 2 * lot, fees: 0, interest: 0, loanReturned: 0, loanLeft: 0, refund: lot },
    steps: [{ step: 'submitted' }, { step: 'allotted' }, { step: 'refunded' }],
  })
  expect(await newest(none)).toMatchObject({ status: 'refunded', lotsAllotted: 0, settlement: { refund: 3 * lot } })
  const code = String(office.read('select code from positions where account = ?', some.account)[0]?.code)
  expect(await context.connectors.books.readBooks({ id: some.accountId, fundUserCode: some.account })).toMatchObject({
    available: 1_000_000_00 - 2 * lot,
    blocked: 0,
    held: [{ code, quantity: 20_000, cost: 2 * lot }],
  })
  expect(await differences()).toEqual([])
})

test('an allotment that arrives while the outcome is being found out answers the question', async () => {
  const one = await firmClient()
  await office.fail({ system: 'orders', fault: 'commits_and_resets', times: 3 })
  expect((await one.apply({ offering: bond, lots: 1 })).data?.application.status).toBe('placing')
  await office.allot({ order: String(one.orders()[0]?.id), lots: 1, lotSize: 10_000, settles: false })
  // the server that made the call still has time to record its answer, so only the events are read
  await attendOfferings(context)
  expect((await newest(one)).status).toBe('allotted')
  expect(await differences()).toEqual([])
})

test('a cancellation by the firm is shown', async () => {
  const one = await firmClient()
  const { order } = await applied(one)
  office.change("update orders set state = 'cancelled' where id = ?", order)
  office.change(
    "insert into order_events (order_id, at, event, facts) values (?, 1800000000000, 'cancelled', '{}')",
    order,
  )
  await nextMinute()
  expect((await newest(one)).status).toBe('cancelled')
})

test('in production no ballot is promised, and an offering is allotted and settled when no order waits any more', async () => {
  const offering = async () =>
    (await app.inject(`/api/offerings/491/${bond}`)).json().data?.offerings[0] ??
    (await app.inject(`/api/offerings/491/${bond}`)).json().offerings[0]
  const { allottedBy, phase, dates } = await offering()
  expect([allottedBy, phase]).toEqual(['firm', 'open'])
  const waiting = await firmClient()
  const { order } = await applied(waiting)
  clock.advance(dates.refund - context.clocks.business())
  await nextMinute()
  expect((await offering()).phase).toBe('closed')
  const live = office.read("select id from orders where state in ('accepted', 'allotted')")
  for (const { id } of live) await office.allot({ order: String(id), lots: 0, lotSize: 10_000, settles: id !== order })
  await nextMinute()
  expect((await offering()).phase).toBe('allotted')
  await office.allot({ order, lots: 0, lotSize: 10_000, settles: true })
  await nextMinute()
  expect(await offering()).toMatchObject({ phase: 'settled', result: null })
  expect(await differences()).toEqual([])
})

test('an event that does not fit its application is stored for operators, and holds up no other', async () => {
  const strange = randomUUID()
  const facts = JSON.stringify({ lots: 1 })
  office.change("insert into order_events (order_id, at, event, facts) values (?, 1, 'allotted', ?)", strange, facts)
  await nextMinute()
  await attendOfferings(context)
  expect(await differences()).toEqual([
    { check: 'event of an order', found: expect.stringContaining(`does not fit application ${strange}`) },
  ])
})
