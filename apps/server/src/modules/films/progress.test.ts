import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'

const { app, context, clock } = await testApp()
const newcomer = newcomers(app, context)
type Person = Awaited<ReturnType<typeof newcomer>>
const film = 'margin-interest'

const store = async (
  { from, as }: Pick<Person, 'from' | 'as'>,
  position: number,
  at = clock.clocks.wall(),
  code = film,
) => (await from.post('/api/user/films/progress/keep', { film: code, position, at }, as)).json()
const all = async ({ from, as }: Pick<Person, 'from' | 'as'>) =>
  (await from.post('/api/user/films/progress', {}, as)).json().data.progress

describe('Progress in a film', () => {
  test('R27 Progress in a film is stored, and the film continues from it on another device too', async () => {
    const person = await newcomer()
    const now = clock.clocks.wall()
    expect((await store(person, 12.34)).data).toEqual({ film, position: 12.34, seen: false, at: now })
    const elsewhere = await person.elsewhere()
    const reply = await elsewhere.from.post('/api/user/films/play', { film }, elsewhere.as)
    expect(reply.json().data).toMatchObject({ state: 'ready', progress: { position: 12.34 } })
  })

  test('R9 Progress is listed, the last film first', async () => {
    const person = await newcomer()
    await store(person, 5, undefined, 'margin-call')
    clock.advance(1000)
    await store(person, 7, undefined, 'four-signs-of-a-scam')
    clock.advance(1000)
    await store(person, 6, undefined, 'margin-call')
    expect(
      (await all(person)).map(({ film: code, position }: { film: string; position: number }) => [code, position]),
    ).toEqual([
      ['margin-call', 6],
      ['four-signs-of-a-scam', 7],
    ])
  })

  test('The later of two positions remains, in whatever order and however often they arrive', async () => {
    const person = await newcomer()
    const now = clock.clocks.wall()
    await store(person, 30, now - 1000)
    expect((await store(person, 10, now - 5000)).data.position).toBe(30)
    expect((await store(person, 30, now - 1000)).data.position).toBe(30)
    const elsewhere = await person.elsewhere()
    await Promise.all([store(person, 20, now - 500), store(elsewhere, 25, now - 400)])
    expect((await all(person))[0]).toMatchObject({ position: 25, at: now - 400 })
  })

  test('A position from a device with a fast clock does not block other devices', async () => {
    const person = await newcomer()
    await store(person, 30, clock.clocks.wall() + 86_400_000)
    clock.advance(1000)
    expect((await store(person, 8)).data.position).toBe(8)
  })

  test('R9 A film seen to its end stays marked as seen, and no position lies after the end', async () => {
    const person = await newcomer()
    expect((await store(person, 999)).data).toMatchObject({ position: 48, seen: true })
    clock.advance(1000)
    expect((await store(person, 3)).data).toMatchObject({ position: 3, seen: true })
  })

  test('Progress is visible only to its person', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await store(one, 9)
    expect(await all(other)).toEqual([])
  })

  test('Progress is refused for an unknown film and an invalid position', async () => {
    const person = await newcomer()
    expect(await store(person, 3, undefined, 'nothing')).toMatchObject({ reason: 'not_found' })
    for (const position of [-1, Number.NaN, 1e9])
      expect(await store(person, position)).toMatchObject({ reason: 'invalid_request' })
  })

  test('Progress is limited to the rate of players', async () => {
    const person = await newcomer()
    for (let i = 0; i < 60; i++) await store(person, i)
    expect(await store(person, 1)).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 60 } })
  })
})
