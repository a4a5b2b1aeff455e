import { randomUUID } from 'node:crypto'
import { fromHex } from '@foyer/api/arithmetic/draw-outcome'
import { checkerOf, checkPromise, type Misfit } from '@foyer/api/arithmetic/draw-replay'
import type { DrawDetail, DrawRecord, DrawRecords } from '@foyer/api/draws'
import type { Context } from '../../context.ts'
import { earnChance } from '../../engine/draws/chances.ts'
import { hmac, sha256 } from '../../engine/draws/hashes.ts'
import type { App } from '../../http/app.ts'
import type { Credentials, Device } from '../../testing/signed-client.ts'
import { joins } from '../activities/testing.ts'
import { mobileHash } from '../identity/persons.ts'

export const open = 498
export const openCode = 'spring-festival-draw'
export const endedCode = 'mid-autumn-draw'

export const detail = async (app: App, code: string): Promise<DrawDetail> =>
  (await app.inject({ url: `/api/draws/${code}` })).json()

export const records = async (app: App, code: string, after = 0): Promise<DrawRecords> =>
  (await app.inject({ url: `/api/draws/${code}/records?after=${after}` })).json()

/** Every public record, read page by page. */
export const allRecords = async (app: App, code: string): Promise<DrawRecord[]> => {
  const all: DrawRecord[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: DrawRecords = await records(app, code, after)
    all.push(...page.records)
    after = page.next
  }
  return all
}

/** The result of the verification that a browser runs. */
export const misfitOf = (shown: DrawDetail, drawn: readonly DrawRecord[]): Misfit | undefined => {
  const terms = {
    code: shown.code,
    seedHash: shown.seedHash,
    prizes: shown.prizes.map(({ code, odds, stock }) => ({ code, odds, stock: stock.total })),
  }
  const { commitment } = shown
  const serverSeed = fromHex(shown.seed ?? '')
  const check = checkerOf({ hmac, serverSeed, commitment, terms })
  return (
    checkPromise((bytes) => sha256(bytes), { serverSeed, commitment, terms }) ??
    drawn.map((record) => check(record)).find((misfit) => misfit !== undefined)
  )
}

export const drawBody = (visitorSeed: string = randomUUID()) => ({ key: randomUUID(), visitorSeed })

export const draws = async (from: Device, as: Credentials, body: object = drawBody()) =>
  (await from.post(`/api/user/${open}/draw`, body, as)).json()

export const visits = async (from: Device, as: Credentials) =>
  (await from.post(`/api/user/${open}/draws`, {}, as)).json()

export const takesPart = async (from: Device, as: Credentials) => joins(from, as, open)

/** Gives a number chances without tasks. */
export const giveChances = async ({ db, secrets, clocks }: Context, mobile: string, count: number): Promise<number> => {
  const [person] = await db<[{ id: number }]>`
    select id from persons where mobile_hash = ${mobileHash(secrets, mobile)}`
  for (let n = 0; n < count; n++) {
    const period = randomUUID()
    await earnChance(db, { activity: open, personId: person.id, task: 'sandbox', period, at: clocks.business() })
  }
  return person.id
}
