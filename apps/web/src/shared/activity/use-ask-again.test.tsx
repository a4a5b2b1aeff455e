import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../../testing/part.tsx'
import { fakeTimers } from './testing/activity-screen.ts'
import { useAskAgain } from './use-ask-again.ts'

afterEach(() => void vi.restoreAllMocks())

type Ask = () => Promise<unknown>

const Asking = ({ ask }: { ask: Ask }) => {
  useAskAgain([1_000], 0, ask)
  return <p>Asking</p>
}

/** A page that requests an answer in a second, and that a button leaves. */
const Page = ({ ask }: { ask: Ask }) => {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
      {isShown && <Asking ask={ask} />}
    </>
  )
}

test('X3 a page that is left while its request is pending sends no further request', async () => {
  let answer = () => {}
  const ask = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  fakeTimers()
  await openPart(<Page ask={ask} />)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(ask).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByText('Asking')).not.toBeInTheDocument()
  answer()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).toHaveBeenCalledOnce()
})
