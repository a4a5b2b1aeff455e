import { expect, test } from 'vitest'
import { mobile, openForm } from './testing/form.ts'

test('A3 the sign-in form fetches no dictionary', async () => {
  await openForm()
  await mobile.fill('5')
  const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.includes('convert-to-'))
  expect(fetched).toEqual([])
})
