import type { ReactNode } from 'react'

/** One thing that differs. */
export interface Difference {
  readonly key: string
  readonly name: ReactNode
  readonly before: ReactNode
  readonly after: ReactNode
}

interface Props {
  /** the headings: what differs, and the two sides */
  readonly names: readonly [name: string, before: string, after: string]
  readonly rows: readonly Difference[]
  /** shows both sides without colours, because neither replaces the other */
  readonly isNeutral?: boolean
}

/** Two versions beside each other, a row for each thing that differs. */
export const DiffTable = ({ names: [name, before, after], rows, isNeutral = false }: Props) => (
  <div className="diff-box">
    <table className="diff">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td className={isNeutral ? undefined : 'diff-before'} data-name={before}>
              {row.before}
            </td>
            <td className={isNeutral ? undefined : 'diff-after'} data-name={after}>
              {row.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
