// The load generator of bench/overload.ts, a process of its own. It sends calls at the moments that a fixed rate sets and
// never waits for an answer (open loop). A latency counts from that moment, also if the call could only be sent later.
import { createSecretKey } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { bytesOf, type Session, sign } from '../runner/session.ts'
import { Calls } from './calls.ts'
import { late, type Order, type Outcome, type PlainPerson } from './order.ts'

/** Numbers of two activities: one that persons claim from, and one with a waiting room. */
const activity = 900
const queued = 901

const signedCalls = {
  claim: () => ({
    target: `/user/${activity}/join`,
    body: JSON.stringify({ key: crypto.randomUUID(), termsVersion: 1 }),
  }),
  read: () => ({ target: `/user/${activity}/joinStatus`, body: '{}' }),
  enter: () => ({ target: `/user/${queued}/waiting`, body: '{}' }),
}

interface Person {
  readonly session: Session
  /** the next call of the person, which is signed already; a refused one is sent again, because nothing used its nonce */
  signed: Buffer | undefined
}

const everybody: Person[] = []
/** whose turn it is, over all runs */
let turn = 0
/** persons without a claim and without a pending claim */
let claimants: Person[] = []
/** persons whose claim was refused, and who claim again after all others */
let refused: Person[] = []

const nextClaimant = (): Person | undefined => {
  if (claimants.length === 0) [claimants, refused] = [refused, claimants]
  return claimants.pop()
}

/** The bytes of a person's next call. */
const callOf = ({ session }: Person, { kind, ticket }: Order): Buffer => {
  if (kind === 'look')
    return Buffer.from(
      `GET /api/waiting?ticket=${ticket} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${session.address}\r\n\r\n`,
    )
  const request = { mount: '/api', ...signedCalls[kind]() }
  return bytesOf(request, sign(session, request))
}

/** Signs the calls of a run before it, because a signature costs more than sending the call. */
const prepare = (order: Order): void => {
  claimants.push(...refused.splice(0))
  for (const person of everybody) person.signed = undefined
  for (const person of order.kind === 'claim' ? claimants : everybody) person.signed = callOf(person, order)
}

const run = async (order: Order): Promise<Outcome> => {
  const { port, kind, rate, seconds, pool } = order
  const outcome: Outcome = {
    sent: 0,
    late: 0,
    unsent: 0,
    latencies: [],
    statuses: {},
    lateIn: [],
    lag: 0,
    busy: 0,
    opened: 0,
  }
  if (pool === undefined) prepare(order)
  const calls = new Calls(port)
  const cpu = process.cpuUsage()
  const begun = performance.now()
  const settle = (person: Person, due: number, status: number): void => {
    // a call without an answer may have been served
    if (status === 200 || status === 0) person.signed = undefined
    if (kind === 'claim' && status !== 200) refused.push(person)
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
    if (status !== 200) return
    const latency = performance.now() - due
    outcome.latencies.push(latency)
    if (latency <= late) return
    outcome.late++
    const second = Math.floor((due - begun) / 1000)
    outcome.lateIn[second] = (outcome.lateIn[second] ?? 0) + 1
  }
  const one = (due: number, then?: () => void): void => {
    const person = kind === 'claim' ? nextClaimant() : everybody[turn++ % everybody.length]
    if (!person) {
      outcome.unsent++
      then?.()
      return
    }
    outcome.sent++
    outcome.lag = Math.max(outcome.lag, performance.now() - due)
    person.signed ??= callOf(person, order)
    calls.send(person.signed, (status) => {
      settle(person, due, status)
      then?.()
    })
  }
  if (pool !== undefined) {
    // a closed loop: as many callers as `pool`, each of which sends its next call after the answer
    const work = (): Promise<void> =>
      new Promise((resolve) => {
        const next = (): void => (performance.now() - begun < seconds * 1000 ? one(performance.now(), next) : resolve())
        next()
      })
    await Promise.all(Array.from({ length: pool }, work))
  } else {
    for (let count = 0; count < rate * seconds; ) {
      const due = Math.min(rate * seconds, ((performance.now() - begun) / 1000) * rate)
      for (; count < due; count++) one(begun + (count / rate) * 1000)
      await wait(1)
    }
    await calls.ended()
  }
  const { user, system } = process.cpuUsage(cpu)
  outcome.busy = (user + system) / 1000 / (performance.now() - begun)
  outcome.opened = calls.opened
  calls.close()
  return outcome
}

process.on('message', async (message: Order | readonly PlainPerson[]) => {
  if ('port' in message) {
    process.send?.(await run(message))
    return
  }
  for (const { appKey, ...person } of message)
    everybody.push({
      session: { ...person, appId: 'foyer-bench', appKey: createSecretKey(appKey, 'base64'), builtIn: {} as never },
      signed: undefined,
    })
  claimants = [...everybody]
  process.send?.('ready')
})
process.once('disconnect', () => process.exit())
