import { useText } from '@foyer/staff-interface/language'
import { type CSSProperties, useState } from 'react'
import { ClientFrame, type FrameSize, type FrameTheme } from '../../preview/client-frame.tsx'
import { blockNames } from '../fault-text.ts'
import { blockName } from '../overview.tsx'
import { partText } from '../text.ts'
import type { ChangedBlock } from './changed-blocks.ts'
import type { FrameBlock } from './frame-blocks.ts'
import { useBoxes } from './use-boxes.ts'

interface Props {
  readonly address: string
  readonly title: string
  readonly theme: FrameTheme
  readonly size: FrameSize
  readonly changed: readonly ChangedBlock[]
  /** the same blocks in the draft of this frame; undefined where it has none */
  readonly blocks: readonly (FrameBlock | undefined)[]
  readonly onShown: (frame: HTMLIFrameElement) => void
  readonly style?: CSSProperties
}

/** A revision in the real client, with words and a frame around each block that changed. */
export const MarkedFrame = ({ address, title, theme, size, changed, blocks, onShown, style }: Props) => {
  const p = useText(partText)
  const names = useText(blockNames)
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  // an array begins another measurement after each load, also of the same element
  const [loads, setLoads] = useState(0)
  const boxes = useBoxes(loads > 0 ? frame : undefined, blocks)
  return (
    <div className="marked-frame" style={style}>
      <ClientFrame
        {...{ address, title, theme, size }}
        onShown={(shown) => {
          setFrame(shown)
          setLoads((n) => n + 1)
          onShown(shown)
        }}
      />
      <div className="marks" aria-hidden="true">
        {changed.map(({ kind, blockKind }, nth) => {
          const box = boxes[nth]
          return (
            box && (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of the list is fixed
                key={nth}
                className="mark"
                data-kind={kind}
                style={{ top: `${box.top}px`, height: `${box.bottom - box.top}px` }}
              >
                <span>
                  {p[kind]} · {blockName(names, blockKind)}
                </span>
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
