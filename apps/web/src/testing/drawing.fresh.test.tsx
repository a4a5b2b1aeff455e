import { drawForShifts, frames } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { openPart } from './part.tsx'

test('a shift of the layout is measured', async () => {
  const shiftDuring = drawForShifts()
  await openPart(
    <>
      <div id="above" />
      <p style={{ fontSize: '60px' }}>Some words</p>
    </>,
  )
  await frames(2)
  const shift = await shiftDuring(async () => {
    document.getElementById('above')?.style.setProperty('height', '200px')
  })
  expect(shift.value).toBeGreaterThan(0.02)
  expect(shift.moved).toMatch(/^p\. from \d+ \d+ \d+ \d+ to \d+ /)
})

const received = async (url: string): Promise<number | undefined> => {
  performance.clearResourceTimings()
  await (await fetch(url, { cache: 'default' })).arrayBuffer()
  await expect.poll(() => performance.getEntriesByName(url).length).toBe(1)
  const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[]
  return entry?.transferSize
}

test('the browser caches files again once a test no longer answers one', async () => {
  const { name: module = '' } =
    performance.getEntriesByType('resource').find(({ name }) => /\/deps\/.*\?v=/.test(name)) ?? {}
  await commands.answerFile('/unknown.svg', 'fails')
  expect(await received(module)).toBeGreaterThan(0)
  await commands.answerFile('/unknown.svg', 'passes')
  await received(module)
  expect(await received(module)).toBe(0)
})
