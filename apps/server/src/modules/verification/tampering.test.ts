import { expect, test } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { consistentScenario, differencesAfter } from './testing/scenario.ts'
import { tamperings } from './testing/tamperings.ts'
import { differencesIn } from './verify.ts'

const { context } = await testContext()
const persons = await consistentScenario(context)
const inMode = (FOYER_MODE: 'sandbox' | 'production') => ({
  ...context,
  environment: { ...context.environment, FOYER_MODE },
})

test.each(['sandbox', 'production'] as const)(
  'REL-12 the verification of an unchanged scenario finds no difference in mode %s',
  async (mode) => {
    expect(await differencesIn(context.db, inMode(mode))).toEqual([])
  },
)

test.each(tamperings)('REL-12 the verification finds $title', async ({ check, plant }) => {
  const found = await differencesAfter(inMode('production'), (tx) => plant(tx, persons))
  expect(found.map((one) => one.check)).toContain(check)
})
