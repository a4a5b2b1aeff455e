import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../../testing/part.tsx'
import { fakeTimers } from './testing/activity-screen.ts'
import { useRefetchAt } from './use-refetch-at.ts'

afterEach(() => void vi.restoreAllMocks())

type Refetch = () => Promise<unknown>

const Waiting = ({ refetch }: { refetch: Refetch }) => {
  useRefetchAt([1_000], 0, refetch)
  return <p>Waiting</p>
}

/** A page that requests an answer in a second, and that a button leaves. */
const Page = ({ refetch }: { refetch: Refetch }) => {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
      {isShown && <Waiting refetch={refetch} />}
    </>
  )
}

test('X3 a page that is left while its request is pending sends no further request', async () => {
  let answer = () => {}
  const refetch = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  fakeTimers()
  await openPart(<Page refetch={refetch} />)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(refetch).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByText('Waiting')).not.toBeInTheDocument()
  answer()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(refetch).toHaveBeenCalledOnce()
})
