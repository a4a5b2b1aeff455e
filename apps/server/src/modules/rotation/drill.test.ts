import { expect, test } from 'vitest'
import { unseal } from '../../crypto/at-rest.ts'
import { unnamed } from '../../crypto/key-ring.ts'
import { testContext } from '../../testing/context.ts'
import { testPools } from '../../testing/database.ts'
import { seededDatabase } from '../../testing/global-setup.ts'
import { demoNumber, logIn } from '../../testing/log-in.ts'
import { codeSentTo, hongKongNumber, renewalBody, signIn, type TestNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { counterOf } from '../redemption/testing.ts'
import { pruneSms } from '../sms/prune.ts'
import { verify } from '../verification/verify.ts'
import { countLeft, rotatingOf } from './left.ts'
import { rotate } from './rotate.ts'
import { startWith } from './testing.ts'

const [one, two, victim] = await testPools(3, seededDatabase)
if (!one || !two || !victim) throw new Error('there are not three pools')
const { context, clock } = await testContext({ db: one })

type Server = Awaited<ReturnType<typeof startWith>>

const hour = 3_600_000
const known = hongKongNumber(160)
let newcomers = 160

const enter = ({ app, context: served }: Server, number: TestNumber) => signIn(served, device(app, served), number)

/** Proves a new number at both servers at the same moment. @returns the user codes */
const enterAtOnce = async (servers: readonly Server[], number: TestNumber): Promise<string[]> => {
  const proofs: (() => Promise<{ userCode: string }>)[] = []
  clock.advance(hour)
  for (const { app, context: served } of servers) {
    // the next message may follow after a minute, and a code is valid for five
    clock.advance(2 * 60_000)
    const from = device(app, served)
    const tourist = await from.tourist()
    await from.post('/api/user/488/sms', number, tourist)
    const code = await codeSentTo(served, number)
    proofs.push(async () => (await from.post('/api/user/488/smsVerify', { ...number, code }, tourist)).json().data)
  }
  return (await Promise.all(proofs.map((prove) => prove()))).map(({ userCode }) => userCode)
}

/** What people do while keys rotate, at both servers. @returns the user code of the person who came first */
const useBoth = async (servers: readonly [Server, Server]): Promise<string> => {
  const codes: string[] = []
  for (const [at, server] of servers.entries()) {
    const { app, context: served } = server
    clock.advance(hour)
    const from = device(app, served)
    const person = await signIn(served, from, known)
    codes.push(person.userCode)
    // the other server renews the session
    const other = servers[1 - at] ?? server
    const same = { ...device(other.app, other.context, undefined, from.sid), mobileUserCode: from.mobileUserCode }
    const renewed = await same.post('/jwt/auth/register', renewalBody(from, person), person.register)
    expect(renewed.json().data?.socketPwd).toMatch(/^[\w-]{43}$/)
    clock.advance(hour)
    const holder = device(app, served)
    const client = await signIn(served, holder, demoNumber(2))
    clock.advance(hour)
    expect((await logIn(served, holder, client, '88002001', demoNumber(2))).fundUserCode).toMatch(/^f/)
  }
  newcomers++
  const number = hongKongNumber(newcomers)
  const atOnce = await enterAtOnce(servers, number)
  expect(new Set(atOnce).size).toBe(1)
  clock.advance(hour)
  expect((await enter(servers[0], number)).userCode).toBe(atOnce[0])
  expect(new Set(codes).size).toBe(1)
  return codes[0] ?? ''
}

const leftIn = async ({ context: { db, secrets, modules, clocks } }: Server): Promise<string[]> => {
  const left: string[] = []
  for (const { ring, places } of rotatingOf(secrets, modules))
    for (const place of places) {
      const count = await countLeft(db, place, ring, clocks.wall())
      if (count > 0) left.push(`${place.name} ${count}`)
    }
  return left
}

test('O3 data key and pepper rotate step by step under two servers, and nobody and nothing is lost', async () => {
  const old = [unnamed]
  const [announced, current, alone] = [[unnamed, 'b'], ['b', unnamed], ['b']]
  const userCode = await useBoth([await startWith(context, one, old), await startWith(context, two, old)])
  const steps = [
    [old, announced],
    [announced, announced],
    [current, announced],
    [current, current],
  ] as const
  let servers: readonly [Server, Server] | undefined
  for (const [ofOne, ofTwo] of steps) {
    // a server with the first key alone does not know the other key, so nothing may be stored under it yet
    servers = [await startWith(context, one, ofOne), await startWith(context, two, ofTwo)]
    expect(await useBoth(servers)).toBe(userCode)
  }
  if (!servers) throw new Error('no server runs')
  const [server] = servers
  await expect(startWith(context, one, alone)).rejects.toThrow(
    /FOYER_DATA_KEY is still needed: .*FOYER_PEPPER is still/,
  )

  // the connection of the job is cut in the middle
  let batches = 0
  const killed = rotate({ ...server.context, db: victim }, () => {
    batches++
    if (batches === 12) void victim.end({ timeout: 0 })
    return true
  })
  await expect(killed).rejects.toThrow()
  const left = await leftIn(server)
  expect(left.length).toBeGreaterThan(3)
  // it goes on while people use both servers
  const [run, code] = await Promise.all([rotate(server.context), useBoth(servers)])
  expect([code, run.failed.size]).toEqual([userCode, 0])
  expect(run.moved).toBeGreaterThan(200)
  expect(await rotate(server.context)).toMatchObject({ failed: new Map(), isOver: true })

  // a PIN is stored nowhere in clear, and codes expire
  clock.advance(25 * hour)
  await pruneSms(one, context.clocks.wall())
  expect(await leftIn(server)).toEqual(['merchants.pin_hash 1'])
  await expect(startWith(context, one, alone)).rejects.toThrow('FOYER_PEPPER is still needed: merchants.pin_hash 1.')
  await counterOf(server.app)
  expect(await leftIn(server)).toEqual([])

  const last = [await startWith(context, one, alone), await startWith(context, two, alone)] as const
  expect(await useBoth(last)).toBe(userCode)
  const [rotated] = last
  const sealed = await one<{ sealed: Buffer; mobile: Buffer }[]>`select mobile_sealed as sealed from persons`
  for (const row of sealed) expect(unseal(rotated.context.secrets.dataKey, row.sealed)).toMatch(/^\+\d+$/)
  expect((await verify(rotated.context)).differences).toEqual([])
  // the old keys are gone for good
  const retired = await one<{ name: string }[]>`
    select name from key_fingerprints where retired_at is not null order by name`
  expect(retired.map(({ name }) => name)).toEqual(['FOYER_DATA_KEY', 'FOYER_PEPPER'])
})
