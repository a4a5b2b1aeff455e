import { useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { PullRefresh } from '../../shared/ui/pull-refresh/pull-refresh.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'

export const title = 'Pull to refresh'

type Outcome = 'success' | 'failed' | 'waits'
const rows = Array.from({ length: 12 }, (_, n) => n + 1)
const outcomes: readonly Outcome[] = ['success', 'failed', 'waits']

/** The page itself scrolls, as on the screens that use it. The first row is at the top of the part, not of the page. */
export const Part = () => {
  const [outcome, setOutcome] = useState<Outcome>('success')
  const [count, setCount] = useState(1)
  const finish = useRef<() => void>(undefined)
  const refresh = async () => {
    if (outcome === 'failed') throw new Error('the gallery simulates a failure')
    if (outcome === 'waits')
      await new Promise<void>((resolve) => {
        finish.current = resolve
      })
    setCount((before) => before + 1)
  }
  return (
    <>
      <Segmented
        label="How it ends"
        options={outcomes.map((value) => ({ value, label: value }))}
        value={outcome}
        onChange={setOutcome}
      />
      <Button look="quiet" onClick={() => finish.current?.()}>
        Finish waiting
      </Button>
      <PullRefresh onRefresh={refresh}>
        <ul className="gallery-rows" role="list">
          {rows.map((row) => (
            <li key={row}>
              Row {row}, read {count} times
            </li>
          ))}
        </ul>
      </PullRefresh>
    </>
  )
}
