import { mostNotices, type NoticesReply, noticeDays } from '@foyer/api/notices'
import { describe, expect, test } from 'vitest'
import { addNotice } from '../../engine/notices/add-notice.ts'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { pruneExpired } from '../privacy/prune-expired.ts'
import { idOf } from '../privacy/testing.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const someone = newcomers(app, context)
type Someone = Awaited<ReturnType<typeof someone>>

const call = async ({ from, as }: Pick<Someone, 'from' | 'as'>, name: '' | '/unread' | '/read', body: object = {}) =>
  (await from.post(`/api/user/notices${name}`, body, as)).json()
const list = async (of: Pick<Someone, 'from' | 'as'>, before?: number): Promise<NoticesReply> =>
  (await call(of, '', before === undefined ? {} : { before })).data
const unread = async (of: Pick<Someone, 'from' | 'as'>): Promise<number> => (await call(of, '/unread')).data.unread

const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const live = (personId: number, key: string) => ({
  ...{ personId, key, kind: 'live_starting' as const, wall: clocks.wall() },
  facts: { session: 'autumn', title: same(key), opensAt: 1 },
})
const personWith = async (many: number) => {
  const person = await someone()
  const personId = await idOf(context, person.mobile)
  for (let n = 1; n <= many; n++) await addNotice(db, live(personId, `${n}`))
  return { ...person, personId }
}

describe('the notices of a person', () => {
  test('a notice is stored once by its key, and is listed unread with its facts', async () => {
    const person = await personWith(0)
    expect(await list(person)).toEqual({ asOf: clocks.wall(), notices: [], next: null, unread: 0 })
    expect(await addNotice(db, live(person.personId, 'one'))).toBe(true)
    expect(await addNotice(db, live(person.personId, 'one'))).toBe(false)
    const { notices, unread: many } = await list(person)
    expect(notices).toEqual([
      {
        ...{ id: expect.any(Number), kind: 'live_starting', at: clocks.wall(), isRead: false },
        facts: { session: 'autumn', title: same('one'), opensAt: 1 },
      },
    ])
    expect(many).toBe(1)
  })

  test('facts that are not of the kind are refused, and nothing is stored', async () => {
    const person = await personWith(0)
    const wrong = { ...live(person.personId, 'one'), facts: { session: 'autumn' } as never }
    await expect(addNotice(db, wrong)).rejects.toThrow()
    expect((await list(person)).notices).toEqual([])
  })

  test('pages of twenty contain every notice once, the newest first', async () => {
    const person = await personWith(45)
    const first = await list(person)
    const second = await list(person, first.next ?? 0)
    const last = await list(person, second.next ?? 0)
    const titles = [first, second, last].flatMap(({ notices }) =>
      notices.map(({ facts }) => ('title' in facts ? facts.title['en-US'] : '')),
    )
    expect(titles).toEqual(Array.from({ length: 45 }, (_, n) => String(45 - n)))
    expect(last.next).toBeNull()
  })

  test('a notice that is read on one device is read on every device of the person', async () => {
    const person = await personWith(3)
    const other = await person.elsewhere()
    expect([await unread(person), await unread(other)]).toEqual([3, 3])
    const [newest] = (await list(person)).notices
    expect((await call(person, '/read', { which: 'one', id: newest?.id })).data).toEqual({ unread: 2 })
    expect(await unread(other)).toBe(2)
    expect((await list(other)).notices.map(({ isRead }) => isRead)).toEqual([true, false, false])
  })

  test('marking all as read leaves a notice unread that arrived after the list was shown', async () => {
    const person = await personWith(2)
    const upTo = (await list(person)).notices[0]?.id
    await addNotice(db, live(person.personId, 'later'))
    expect((await call(person, '/read', { which: 'all', upTo })).data).toEqual({ unread: 1 })
    expect((await list(person)).notices.map(({ isRead }) => isRead)).toEqual([false, true, true])
  })

  test('no person sees or changes a notice of another', async () => {
    const [one, other] = [await personWith(1), await personWith(1)]
    const [theirs] = (await list(other)).notices
    await call(one, '/read', { which: 'one', id: theirs?.id })
    await call(one, '/read', { which: 'all', upTo: Number.MAX_SAFE_INTEGER })
    expect([await unread(one), await unread(other)]).toEqual([0, 1])
    expect((await list(one)).notices.map(({ id }) => id)).not.toContain(theirs?.id)
  })

  test('P6 a visitor has no notices', async () => {
    const { from } = await someone()
    const visitor = { from, as: await from.tourist() }
    for (const name of ['', '/unread'] as const)
      expect(await call(visitor, name)).toMatchObject({ reason: 'level_too_low' })
    expect(await call(visitor, '/read', { which: 'one', id: 1 })).toMatchObject({ reason: 'level_too_low' })
  })

  test.for([{ which: 'one' }, { which: 'one', id: 0 }, { which: 'all', upTo: '1' }, { which: 'every' }, {}])(
    'the body %j marks nothing as read and is refused',
    async (body) => {
      expect(await call(await someone(), '/read', body)).toMatchObject({ reason: 'invalid_request' })
    },
  )

  test('a person has at most a hundred notices, and the oldest read ones go first', async () => {
    const person = await personWith(mostNotices)
    const { notices } = await list(person)
    const read = notices.at(-1)
    await call(person, '/read', { which: 'one', id: read?.id })
    await addNotice(db, live(person.personId, 'next'))
    const count = async () => (await db`select id from notices where person_id = ${person.personId} order by id`).length
    expect(await count()).toBe(mostNotices)
    expect(await db`select from notices where id = ${read?.id ?? 0}`).toHaveLength(0)
    await addNotice(db, live(person.personId, 'one more'))
    const left = await db<{ key: string }[]>`
      select key from notices where person_id = ${person.personId} order by id limit 1`
    expect([await count(), left[0]?.key]).toEqual([mostNotices, '2'])
  })

  test('a notice of a kind that this release does not know is neither listed nor counted', async () => {
    const person = await personWith(1)
    await db`
      insert into notices (person_id, kind, key, facts, created_at)
      values (${person.personId}, 'of_a_newer_release', '1', '{}', ${new Date(0)})`
    expect(await list(person)).toMatchObject({ notices: [{ kind: 'live_starting' }], unread: 1 })
  })

  test('O4 the notices are part of the export, an erasure deletes them, and an erased person gets none', async () => {
    const person = await personWith(1)
    const { data } = (await person.from.post('/api/user/privacy/export', {}, person.as)).json()
    expect(data.notices).toMatchObject([{ kind: 'live_starting', at: clocks.wall(), readAt: null }])
    const body = { key: crypto.randomUUID(), understood: true }
    expect((await person.from.post('/api/user/privacy/erasure', body, person.as)).json()).toMatchObject({ status: 0 })
    expect(await addNotice(db, live(person.personId, 'after'))).toBe(false)
    expect(await db`select from notices where person_id = ${person.personId}`).toHaveLength(0)
  })

  test('a notice is deleted after half a year, read or not', async () => {
    const person = await personWith(1)
    clock.advance(noticeDays * 86_400_000 - 1)
    await pruneExpired(context)
    expect(await db`select from notices where person_id = ${person.personId}`).toHaveLength(1)
    clock.advance(1)
    await pruneExpired(context)
    expect(await db`select from notices where person_id = ${person.personId}`).toHaveLength(0)
  })
})
