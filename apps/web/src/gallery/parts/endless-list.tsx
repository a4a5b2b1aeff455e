import { StrictMode, useRef, useState } from 'react'
import { EndlessList } from '../../shared/ui/endless-list/endless-list.tsx'
import { type EndlessPage, useEndless } from '../../shared/ui/endless-list/use-endless.ts'
import { PullRefresh } from '../../shared/ui/pull-refresh/pull-refresh.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'

export const title = 'Endless list'

type Outcome = 'loads' | 'fails' | 'empty'
const outcomes: readonly Outcome[] = ['loads', 'fails', 'empty']
const [pageSize, total] = [10, 40]

const List = ({ outcome }: { outcome: Outcome }) => {
  const now = useRef(outcome)
  now.current = outcome
  /** all requested cursors in order, for tests */
  const [requested, setRequested] = useState<readonly string[]>([])
  const list = useEndless<number>(['gallery', 'endless', outcome === 'empty'], async (cursor) => {
    setRequested((before) => [...before, cursor ?? 'first'])
    // an answer is never immediate
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (now.current === 'fails') throw new Error('the gallery simulates a failure')
    const from = Number(cursor ?? 0)
    const items = now.current === 'empty' ? [] : Array.from({ length: pageSize }, (_, n) => from + n + 1)
    const next = now.current === 'empty' || from + pageSize >= total ? null : String(from + pageSize)
    return { items, next } satisfies EndlessPage<number>
  })
  return (
    <>
      <PullRefresh onRefresh={list.refresh}>
        <EndlessList
          label="Talks"
          list={list}
          keyOf={(item) => item}
          item={(item, titleId) => (
            <div className="gallery-card">
              <strong id={titleId}>Talk {item}</strong>
              <p>What it is about, in two lines of text that have the height of a real card.</p>
            </div>
          )}
          empty={<p className="lead">No talks yet.</p>}
        />
      </PullRefresh>
      <p>
        Requested: <output>{requested.join(' ')}</output>
      </p>
    </>
  )
}

export const Part = () => {
  const [outcome, setOutcome] = useState<Outcome>('loads')
  return (
    <StrictMode>
      <Segmented
        label="What the next page does"
        options={outcomes.map((value) => ({ value, label: value }))}
        value={outcome}
        onChange={setOutcome}
      />
      <List outcome={outcome} />
      <footer>
        <a href="#endless-list">Footer</a>
      </footer>
    </StrictMode>
  )
}
