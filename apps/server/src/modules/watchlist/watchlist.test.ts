import { watchlistLimit } from '@foyer/api/market-limits'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { clients, newcomers } from '../activities/testing.ts'
import { quoted } from '../market/instruments.ts'
import { idOf } from '../privacy/testing.ts'

const { app, context } = await testApp()
const { db } = context
const someone = newcomers(app, context)
type Someone = Pick<Awaited<ReturnType<typeof someone>>, 'from' | 'as'>

const path = '/common/user/matrix/watchlist'
const read = async ({ from, as }: Someone) => (await from.post(path, {}, as)).json()
const store = async ({ from, as }: Someone, revision: number, codes: readonly unknown[], groups?: unknown) =>
  (await from.post(`${path}/keep`, { revision, codes, groups }, as)).json()

describe('R31 the watchlist', () => {
  test('a watchlist is empty at first, and is stored in the given order', async () => {
    const person = await someone()
    expect((await read(person)).data).toEqual({ revision: 0, codes: [], groups: [] })
    expect((await store(person, 0, ['03008', '02800'])).data).toEqual({
      isStored: true,
      revision: 1,
      codes: ['03008', '02800'],
      groups: [],
    })
    expect((await store(person, 1, ['02800', '03008'])).data).toMatchObject({ isStored: true, revision: 2 })
    expect((await read(await person.elsewhere())).data).toEqual({ revision: 2, codes: ['02800', '03008'], groups: [] })
    expect((await store(person, 2, [])).data).toEqual({ isStored: true, revision: 3, codes: [], groups: [] })
  })

  test('of two tabs the second receives the list that the first stored, and nothing of it is lost', async () => {
    const person = await someone()
    const other = await person.elsewhere()
    expect((await store(person, 0, ['02800'])).data.isStored).toBe(true)
    expect((await store(other, 0, ['03008'])).data).toEqual({
      isStored: false,
      revision: 1,
      codes: ['02800'],
      groups: [],
    })
    expect((await read(person)).data.codes).toEqual(['02800'])
  })

  test('of two concurrent changes one is stored, and the other receives it', async () => {
    const person = await someone()
    const personId = await idOf(context, person.mobile)
    const replies = await together(db, (tx) => tx`select from persons where id = ${personId} for update`, [
      () => store(person, 0, ['02800']),
      () => store(person, 0, ['03008']),
    ])
    expect(replies.map(({ data }) => data.isStored).sort()).toEqual([false, true])
    const first = replies.find(({ data }) => data.isStored)
    expect((await read(person)).data).toEqual({ revision: 1, codes: first?.data.codes, groups: [] })
  })

  test('a change sent twice, or repeated after a lost answer, is made once', async () => {
    const person = await someone()
    const personId = await idOf(context, person.mobile)
    const replies = await together(db, (tx) => tx`select from persons where id = ${personId} for update`, [
      () => store(person, 0, ['02800']),
      () => store(person, 0, ['02800']),
    ])
    expect(replies.map(({ data }) => data)).toEqual(
      Array(2).fill({ isStored: true, revision: 1, codes: ['02800'], groups: [] }),
    )
    expect((await store(person, 0, ['02800'])).data).toEqual({
      isStored: true,
      revision: 1,
      codes: ['02800'],
      groups: [],
    })
  })

  test('a person sees only their own watchlist, at every level', async () => {
    const [one, other] = [await someone(), await someone()]
    await store(one, 0, ['02800'])
    expect((await read(other)).data).toEqual({ revision: 0, codes: [], groups: [] })
    expect((await store(other, 1, ['03008'])).data).toEqual({ isStored: false, revision: 0, codes: [], groups: [] })
    const client = await clients(app, context)()
    await store({ from: client.from, as: client.register }, 0, ['03439'])
    expect((await read({ from: client.from, as: client.login })).data.codes).toEqual(['03439'])
  })

  test('P6 a visitor has no watchlist', async () => {
    const { from } = await someone()
    const visitor = { from, as: await from.tourist() }
    expect(await read(visitor)).toMatchObject({ reason: 'level_too_low' })
    expect(await store(visitor, 0, ['02800'])).toMatchObject({ reason: 'level_too_low' })
  })

  const hostile: [what: string, codes: unknown[]][] = [
    ['that is not listed', ['99999']],
    ['named twice', ['02800', '03008', '02800']],
    ['of an object’s own', ['__proto__', 'constructor']],
    ['with SQL in it', ["02800'; drop"]],
    ['empty', ['']],
    ['no text', [2800]],
    ['none', [null]],
    ['longer than any', ['0'.repeat(10_000)]],
    ['in full width', ['０２８００']],
  ]
  test.for(hostile)('a code %s is refused, and nothing is stored', async ([, codes]) => {
    const person = await someone()
    expect(await store(person, 0, codes)).toMatchObject({ reason: 'invalid_request' })
    expect((await read(person)).data).toEqual({ revision: 0, codes: [], groups: [] })
  })

  test.for([-1, 0.5, 1e21, '0', null])('a revision of %s is refused', async (revision) => {
    expect(await store(await someone(), revision as number, ['02800'])).toMatchObject({ reason: 'invalid_request' })
  })

  test('more than a hundred codes are refused', async () => {
    const many = Array.from({ length: watchlistLimit + 1 }, (_, n) => String(n).padStart(5, '0'))
    expect(await store(await someone(), 0, many)).toMatchObject({ reason: 'watchlist_full' })
    expect(await store(await someone(), 0, Array(5_000).fill('02800'))).toMatchObject({ reason: 'invalid_request' })
  })

  test('a code that is no longer listed is not shown, and does not prevent a change', async () => {
    const person = await someone()
    const gone = { person_id: await idOf(context, person.mobile), revision: 4, codes: ['00001', '02800'] }
    expect(quoted.has('00001')).toBe(false)
    await db`insert into watchlists ${db({ ...gone, kept_at: new Date(0) })}`
    expect((await read(person)).data).toEqual({ revision: 4, codes: ['02800'], groups: [] })
    expect((await store(person, 4, ['02800', '03008'])).data).toMatchObject({ isStored: true, revision: 5 })
  })

  test('the groups of a watchlist are stored with it, and another device reads them', async () => {
    const person = await someone()
    const groups = [
      { name: '科技', codes: ['03008'] },
      { name: 'Later', codes: [] },
    ]
    expect((await store(person, 0, ['02800', '03008'], groups)).data).toMatchObject({ isStored: true, groups })
    expect((await read(await person.elsewhere())).data).toEqual({ revision: 1, codes: ['02800', '03008'], groups })
    const renamed = [{ name: 'Crypto', codes: ['03008', '02800'] }]
    expect((await store(person, 1, ['02800', '03008'], renamed)).data).toMatchObject({ revision: 2, groups: renamed })
    // a change of groups alone is a change too: it does not pass for the stored list
    expect((await store(person, 1, ['02800', '03008'], groups)).data).toMatchObject({ isStored: false, revision: 2 })
  })

  test('a change by a client that knows no groups leaves them, without the codes that it removed', async () => {
    const person = await someone()
    await store(person, 0, ['02800', '03008'], [{ name: 'Funds', codes: ['02800', '03008'] }])
    expect((await store(person, 1, ['03439', '03008'])).data).toEqual({
      isStored: true,
      revision: 2,
      codes: ['03439', '03008'],
      groups: [{ name: 'Funds', codes: ['03008'] }],
    })
  })

  test('a code that a server of the previous release removed is in no group', async () => {
    const person = await someone()
    const personId = await idOf(context, person.mobile)
    await store(person, 0, ['02800', '03008'], [{ name: 'Funds', codes: ['02800', '03008'] }])
    await db`update watchlists set codes = ${['02800']}, revision = 2 where person_id = ${personId}`
    expect((await read(person)).data).toEqual({
      revision: 2,
      codes: ['02800'],
      groups: [{ name: 'Funds', codes: ['02800'] }],
    })
  })

  test('a group’s name is stored without the spaces at its ends', async () => {
    const { data } = await store(await someone(), 0, ['02800'], [{ name: '  My funds ', codes: [] }])
    expect(data.groups).toEqual([{ name: 'My funds', codes: [] }])
  })

  const one = { name: 'One', codes: ['02800'] }
  const wrongGroups: [what: string, groups: unknown][] = [
    ['with an empty name', [{ name: '', codes: [] }]],
    ['with a name of spaces', [{ name: '   ', codes: [] }]],
    ['with a name of marks alone', [{ name: '***', codes: [] }]],
    ['with a name of 21 characters', [{ name: 'n'.repeat(21), codes: [] }]],
    ['with a line end in its name', [{ name: 'a\nb', codes: [] }]],
    ['whose name turns the direction of text', [{ name: 'a\u202eb', codes: [] }]],
    ['with half of a surrogate pair in its name', [{ name: 'a\ud800', codes: [] }]],
    ['of a code that is not in the list', [{ name: 'One', codes: ['03439'] }]],
    ['that names a code twice', [{ name: 'One', codes: ['02800', '02800'] }]],
    ['that shares a code with another group', [one, { name: 'Two', codes: ['02800'] }]],
    ['with the name of another group', [one, { name: ' One', codes: [] }]],
    ['without codes', [{ name: 'One' }]],
    ['beyond the tenth', Array.from({ length: 11 }, (_, n) => ({ name: `G${n}`, codes: [] }))],
  ]
  test.for(wrongGroups)('a group %s is refused, and nothing is stored', async ([, groups]) => {
    const person = await someone()
    expect(await store(person, 0, ['02800', '03008'], groups)).toMatchObject({ reason: 'invalid_request' })
    expect((await read(person)).data).toEqual({ revision: 0, codes: [], groups: [] })
  })

  test('O4 the watchlist with its groups is part of the export, and an erasure deletes it', async () => {
    const person = await someone()
    const personId = await idOf(context, person.mobile)
    await store(person, 0, ['03008', '02800'], [{ name: 'Funds', codes: ['02800'] }])
    const { data } = (await person.from.post('/api/user/privacy/export', {}, person.as)).json()
    expect(data.watchlist).toEqual({
      codes: ['03008', '02800'],
      groups: [{ name: 'Funds', codes: ['02800'] }],
      at: context.clocks.wall(),
    })
    const key = crypto.randomUUID()
    const erased = await person.from.post('/api/user/privacy/erasure', { key, understood: true }, person.as)
    expect(erased.json()).toMatchObject({ status: 0 })
    expect(await db`select from watchlists where person_id = ${personId}`).toHaveLength(0)
  })
})
