import { expectAccessible, setOnline } from '@foyer/testing/browser'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../../testing/part.tsx'
import { lazyPart } from './lazy-part.tsx'

const Prices = ({ day }: { day: string }) => <p>Prices of {day}</p>
type Load = () => Promise<ComponentType<{ day: string }>>
const gone: Load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const there: Load = () => Promise.resolve(Prices)

/** A part whose n-th load runs the n-th entry; all later loads succeed. */
const partThat = (...attempts: readonly Load[]) => {
  const loadCalls: number[] = []
  const Part = lazyPart<{ day: string }>(
    () => {
      loadCalls.push(loadCalls.length)
      return (attempts[loadCalls.length - 1] ?? there)()
    },
    <p role="status">On the way</p>,
  )
  return { Part, loadCalls }
}
const failed = page.getByRole('alert')

test('X3 a part shows its pending content while its code loads, and then itself', async () => {
  let come = () => {}
  const onItsWay: Load = () =>
    new Promise((resolve) => {
      come = () => resolve(Prices)
    })
  const { Part, loadCalls } = partThat(onItsWay)
  await openPart(<Part day="Monday" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('On the way')
  come()
  await expect.element(page.getByText('Prices of Monday')).toBeVisible()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  expect(loadCalls.length).toBe(1)
})

test('X3 a part whose code fails to load shows an error in its place, and Try again loads it', async () => {
  const { Part, loadCalls } = partThat(gone)
  await openPart(<Part day="Monday" />)
  await expect.element(failed).toMatchTextContent('This part did not load')
  await expectAccessible()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Prices of Monday')).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
  expect(loadCalls.length).toBe(2)
})

test('X3 a part whose code fails to load offline can be requested repeatedly', async () => {
  const { Part, loadCalls } = partThat(gone, gone, gone)
  await openPart(<Part day="Monday" />)
  setOnline(false)
  const again = failed.getByRole('button', { name: 'Try again' })
  for (const attempts of [2, 3]) {
    await again.click()
    await expect.poll(() => loadCalls.length).toBe(attempts)
    await expect.element(again).not.toHaveAttribute('aria-disabled')
  }
  await again.click()
  await expect.element(page.getByText('Prices of Monday')).toBeVisible()
})

test('X3 a part with an onFailed handler calls it instead of showing an error when its code fails to load', async () => {
  const { Part } = partThat(gone)
  let failures = 0
  await openPart(<Part day="Monday" onFailed={() => (failures += 1)} />)
  await expect.poll(() => failures).toBe(1)
  await expect.element(failed).not.toBeInTheDocument()
})

test('A part that has loaded once is shown immediately the next time', async () => {
  const { Part, loadCalls } = partThat()
  await openPart(<Part day="Monday" />)
  await expect.element(page.getByText('Prices of Monday')).toBeVisible()
  await openPart(<Part day="Tuesday" />)
  expect(page.getByText('Prices of Tuesday').elements().length).toBe(1)
  expect(loadCalls.length).toBe(2)
})
