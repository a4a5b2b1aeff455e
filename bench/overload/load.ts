// The load generator of bench/overload.ts, a process of its own. It sends calls at the moments that a fixed rate sets and
// never waits for an answer (open loop). A latency counts from that moment, also if the call could only be sent later.
import { createSecretKey } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../runner/connection.ts'
import { bytesOf, type Session, sign } from '../runner/session.ts'
import type { Kind, Order, Outcome, PlainPerson } from './order.ts'

/** More connections than this count as calls that nobody could send. */
const mostConnections = 6_000
/** milliseconds after which a caller gives up */
const longest = 10_000
const activity = 900

const bodies: Readonly<Record<Kind, (key: string) => { target: string; body: string }>> = {
  claim: (key) => ({ target: `/user/${activity}/join`, body: JSON.stringify({ key, termsVersion: 1 }) }),
  read: () => ({ target: `/user/${activity}/joinStatus`, body: '{}' }),
}

const everybody: Session[] = []
/** persons without a claim and without a pending claim */
const claimants: Session[] = []
const idle: Connection[] = []
let open = 0

const connectionTo = async (port: number): Promise<Connection | undefined> => {
  const free = idle.pop()
  if (free) return free
  if (open >= mostConnections) return undefined
  open++
  return Connection.to(port)
}

const timedOut = Symbol('timed out')

/** Sends one call. @returns its status; 0 if there was no answer */
const send = async (port: number, bytes: Buffer): Promise<number> => {
  let connection: Connection | undefined
  try {
    connection = await connectionTo(port)
    if (!connection) return 0
    const answer = await Promise.race([connection.send(bytes), wait(longest, timedOut, { ref: false })])
    if (answer === timedOut) throw new Error('no answer in time')
    idle.push(connection)
    return answer.status
  } catch {
    if (connection) connection.close()
    open--
    return 0
  }
}

const run = async ({ port, kind, rate, seconds, pool }: Order): Promise<Outcome> => {
  const outcome: Outcome = { sent: 0, late: 0, unsent: 0, latencies: [], statuses: {}, lateIn: [], lag: 0 }
  const pending = new Set<Promise<void>>()
  const one = async (due: number, begun: number): Promise<void> => {
    const person = kind === 'claim' ? claimants.pop() : everybody[outcome.sent % everybody.length]
    if (!person) {
      outcome.unsent++
      return
    }
    const { target, body } = bodies[kind](crypto.randomUUID())
    const request = { mount: '/api', target, body }
    outcome.sent++
    outcome.lag = Math.max(outcome.lag, performance.now() - due)
    const status = await send(port, bytesOf(request, sign(person, request)))
    // a person who was refused may call again
    if (kind === 'claim' && status !== 200) claimants.unshift(person)
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
    if (status !== 200) return
    const now = performance.now()
    outcome.latencies.push(now - due)
    if (now - due <= 2_000) return
    outcome.late++
    const second = Math.floor((due - begun) / 1000)
    outcome.lateIn[second] = (outcome.lateIn[second] ?? 0) + 1
  }
  const start = (due: number, begun: number) => {
    const call = one(due, begun).finally(() => pending.delete(call))
    pending.add(call)
  }
  const begun = performance.now()
  if (pool !== undefined) {
    // a closed loop: as many callers as `pool`, each of which sends its next call after the answer
    const work = async () => {
      while (performance.now() - begun < seconds * 1000) await one(performance.now(), begun)
    }
    await Promise.all(Array.from({ length: pool }, work))
  } else {
    for (let count = 0; count < rate * seconds; ) {
      const due = Math.min(rate * seconds, ((performance.now() - begun) / 1000) * rate)
      for (; count < due; count++) start(begun + (count / rate) * 1000, begun)
      await wait(1)
    }
    await Promise.all(pending)
  }
  for (const connection of idle.splice(0)) {
    connection.close()
    open--
  }
  return outcome
}

process.on('message', async (message: Order | readonly PlainPerson[]) => {
  if (!('port' in message)) {
    for (const { appKey, ...person } of message)
      everybody.push({
        ...person,
        appId: 'foyer-bench',
        appKey: createSecretKey(appKey, 'base64'),
        builtIn: {} as never,
      })
    claimants.push(...everybody)
    process.send?.('ready')
    return
  }
  process.send?.(await run(message))
})
process.once('disconnect', () => process.exit())
