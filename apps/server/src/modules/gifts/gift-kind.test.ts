import { expect, test } from 'vitest'
import { sampleOf } from '../../engine/facts/kind.ts'
import { testApp } from '../../testing/context.ts'
import { publishFacts } from '../facts/testing.ts'
import { giftKind } from './gift-kind.ts'
import { giftFixture } from './testing.ts'

const { app, context } = await testApp()
const { someone } = giftFixture(app, context)

test('R17 a new list of gifts is offered at once, what it no longer contains cannot be chosen, and a chosen gift stays as it was', async () => {
  const owner = await someone()
  expect(await owner.choose({ item: 'flask' })).toMatchObject({ status: 0 })
  const { gifts } = sampleOf(giftKind) as { gifts: { code: string }[] }
  const kettle = { ...gifts[0], code: 'kettle' }
  await publishFacts(context, giftKind, { gifts: [kettle] })
  const status = await owner.status()
  expect(status.items.map(({ code }: { code: string }) => code)).toEqual(['kettle'])
  expect(status.gift).toMatchObject({ code: 'flask', item: { art: 'gift-flask.svg' } })
  const other = await someone()
  expect(await other.choose({ item: 'flask' })).toMatchObject({ reason: 'invalid_request' })
  expect(await other.choose({ item: 'kettle' })).toMatchObject({ status: 0 })
  expect(await owner.changeItem('umbrella')).toMatchObject({ reason: 'invalid_request' })
})
