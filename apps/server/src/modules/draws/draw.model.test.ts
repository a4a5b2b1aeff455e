import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { drawOf } from '../../engine/draws/draws.ts'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { revealDraws } from './attend.ts'
import { allRecords, detail, drawBody, misfitOf, open, openCode, takesPart } from './testing.ts'

const { app, context, clock } = await testApp()
const other = await buildApp(context)
afterAll(() => other.close())
const { db } = context
const someone = newcomers(app, context)
const day = 86_400_000

type Step = 'join' | 'visit' | 'draw' | 'again' | 'race' | 'same key race' | 'tomorrow'
const step = fc.constantFrom<Step>('join', 'visit', 'draw', 'draw', 'again', 'race', 'same key race', 'tomorrow')

/** Runs the steps of one new person against a model of the rule. */
const run = async (steps: readonly Step[]) => {
  clock.moveBusiness(0)
  const { from, as } = await someone()
  const post = (path: string, body: object, via = app) => via.inject(from.sign(`/api/user/${open}/${path}`, body, as))
  const model = { joined: false, today: 0, visits: new Set<number>(), drawn: 0 }
  const left = () => (model.joined ? 1 : 0) + model.visits.size - model.drawn
  let number = (await drawOf(db, open))?.lastNumber ?? 0
  let last: { body: object; reply: string } | undefined

  const draw = async (bodies: readonly object[]) => {
    const replies = await Promise.all(bodies.map((body, n) => post('draw', body, n === 0 ? app : other)))
    const drawn = new Map<number, string>()
    for (const reply of replies) {
      if (reply.statusCode === 200) drawn.set(reply.json().data.draw.number, reply.body)
      else expect(reply.json().reason).toBe('no_chances')
    }
    const wanted = Math.min(left(), new Set(bodies).size)
    expect([...drawn.keys()].sort((one, two) => one - two)).toEqual(
      Array.from({ length: wanted }, (_, n) => number + 1 + n),
    )
    number += wanted
    model.drawn += wanted
    const first = replies[0]
    if (wanted > 0 && first?.statusCode === 200) last = { body: bodies[0] ?? {}, reply: first.body }
  }

  for (const now of steps) {
    if (now === 'join') {
      await takesPart(from, as)
      model.joined = true
    }
    if (now === 'visit') {
      const { data } = (await post('draws', {})).json()
      if (model.joined) model.visits.add(model.today)
      expect([data.chances, data.draws.length]).toEqual([left(), model.drawn])
    }
    if (now === 'draw') await draw([drawBody()])
    if (now === 'race') await draw([drawBody(), drawBody()])
    if (now === 'same key race') {
      const body = drawBody()
      await draw([body, body])
    }
    if (now === 'again' && last) expect((await post('draw', last.body)).body).toBe(last.reply)
    if (now === 'tomorrow') {
      model.today++
      clock.moveBusiness(model.today * day)
    }
  }
}

test('R24 Any sequence of steps, repeated, concurrent or a day later, follows the model, and in the end every draw verifies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => run(steps)),
    { numRuns: 30 },
  )
  clock.moveBusiness(60 * day)
  await revealDraws(context)
  const records = await allRecords(app, openCode)
  expect(misfitOf(await detail(app, openCode), records)).toBeUndefined()
}, 180_000)
