import { randomUUID } from 'node:crypto'
import type { DeliveryAddress } from '@foyer/api/addresses'
import type { GiftRequest } from '@foyer/api/gifts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { newcomers } from '../activities/testing.ts'
import { mobileHash } from '../identity/persons.ts'

export const mainland = {
  place: 'mainland',
  name: '陈大文',
  areaCode: '86',
  mobileNo: '13800138000',
  area: '440305',
  street: '科苑南路 2666 号华润大厦',
} as const satisfies DeliveryAddress
export const hongKong = {
  place: 'hong_kong',
  name: 'Chan Tai Man',
  areaCode: '852',
  mobileNo: '51234567',
  district: 'wan_chai',
  building: 'Harbour Centre',
  flat: '12/F, Flat B',
} as const satisfies DeliveryAddress

/** New persons who choose gifts, each with an uploaded picture. */
export const giftFixture = (app: App, context: Context) => {
  const { db, secrets, clocks } = context
  const newcomer = newcomers(app, context)

  const personIdOf = async (mobile: string): Promise<number> => {
    const [row] = await db<[{ id: number }]>`select id from persons where mobile_hash = ${mobileHash(secrets, mobile)}`
    return row.id
  }
  /** Inserts a stored picture directly, without the upload routes. */
  const pictureOf = async (mobile: string): Promise<string> => {
    const id = randomUUID()
    await db`
      insert into uploads (id, person_id, ticket_hash, ticket_expires_at, sent_size, sent_sha256, type, width, height, bytes,
        created_at)
      values (${id}, ${await personIdOf(mobile)}, ${Buffer.alloc(1)}, ${new Date(0)}, 1, ${Buffer.alloc(1)}, 'image/png', 1, 1,
        ${Buffer.alloc(1)}, ${new Date(clocks.wall())})`
    return id
  }
  const someone = async () => {
    const { from, as, mobile } = await newcomer()
    const picture = await pictureOf(mobile)
    /** a choice as a client sends it, with a new key */
    const body = (changes: Partial<GiftRequest> = {}): GiftRequest => ({
      key: randomUUID(),
      termsVersion: 1,
      residence: 'hong_kong',
      item: 'umbrella',
      address: hongKong,
      uploads: [picture],
      ...changes,
    })
    const post = async (path: string, payload: object) => (await from.post(`/api/user/${path}`, payload, as)).json()
    return {
      from,
      as,
      mobile,
      picture,
      personId: () => personIdOf(mobile),
      body,
      anotherPicture: () => pictureOf(mobile),
      choose: (changes?: Partial<GiftRequest>) => post('493/gift', body(changes)),
      status: async () => (await post('493/gift/status', {})).data,
      changeItem: (item: string, key: string = randomUUID()) => post('493/gift/item', { key, item }),
      changeAddress: (id: string, address: DeliveryAddress, key: string = randomUUID()) =>
        post('rewards/address', { key, id, address }),
      addressOf: (id: string) => post('rewards/address/detail', { id }),
      /** applies an operator's step to their gift through the sandbox route */
      move: async (event: string) =>
        (await app.inject({ method: 'POST', url: '/dev/gifts', payload: { mobile, event } })).json(),
    }
  }

  /** The remaining stock of one gift and of the activity. */
  const left = async (item: string): Promise<number[]> => {
    const rows = await db<{ remaining: number }[]>`
      select remaining from activity_stock where activity = 493 and stage in ('', ${item}) order by stage desc`
    return rows.map(({ remaining }) => remaining)
  }
  return { someone, left }
}

export type GiftPerson = Awaited<ReturnType<ReturnType<typeof giftFixture>['someone']>>
