import type { ReactNode } from 'react'
import type { Fault } from '../shared/fault.ts'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'

interface Props {
  readonly title: string
  readonly note?: string
  readonly acts?: ReactNode
  /** what was loaded; undefined while it loads, or if it failed */
  readonly isLoaded: boolean
  readonly fault: Fault | undefined
  readonly again: () => void
  readonly children: ReactNode
}

/** A part of a screen with a list of its own, which loads and fails apart from the others. */
export const Section = ({ title, note, acts, isLoaded, fault, again, children }: Props) => (
  <section className="section">
    <div className="section-head">
      <div>
        <h2>{title}</h2>
        {note && <p className="soft">{note}</p>}
      </div>
      {acts}
    </div>
    {fault && <Failure fault={fault} again={again} isWhole={!isLoaded} />}
    {!isLoaded && !fault && <LoadingRows />}
    {isLoaded && children}
  </section>
)
