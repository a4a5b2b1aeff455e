import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly note?: string
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen that loads and fails on its own. */
export const Section = ({ title, note, acts, children }: Props) => (
  <section className="section">
    <div className="section-head">
      <div>
        <h2>{title}</h2>
        {note && <p className="soft">{note}</p>}
      </div>
      {acts}
    </div>
    {children}
  </section>
)
