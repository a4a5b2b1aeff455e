import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { blockNames } from '../fault-text.ts'
import { blockName } from '../overview.tsx'
import { partText } from '../text.ts'
import type { ChangedBlock } from './changed-blocks.ts'
import { comparedText } from './text.ts'

interface Props {
  readonly changed: readonly ChangedBlock[]
  /** scrolls to a block. @returns whether one of the pages shows it */
  readonly go: (nth: number) => boolean
}

/** The blocks that changed, in words. Each is a button that scrolls both pages to it. */
export const ChangeList = ({ changed, go }: Props) => {
  const t = useText(comparedText)
  const p = useText(partText)
  const names = useText(blockNames)
  const [chosen, setChosen] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  if (changed.length === 0) return <p className="soft">{t.noBlocks}</p>
  return (
    <div className="compared-changes">
      <p className="soft">{fill(t.blocks, { count: changed.length })}</p>
      <ol>
        {changed.map(({ kind, blockKind, earlier, later }, nth) => (
          <li key={`${earlier} ${later}`}>
            <button
              type="button"
              className="button button-plain"
              aria-pressed={chosen === nth}
              onClick={() => {
                setChosen(nth)
                setMissing(!go(nth))
              }}
            >
              {fill(t.change, { nth: (later ?? earlier ?? 0) + 1, block: blockName(names, blockKind), kind: p[kind] })}
            </button>
          </li>
        ))}
      </ol>
      <p className="soft" role="status">
        {isMissing && t.notShown}
      </p>
    </div>
  )
}
