import { PathName } from '../shared/path-name.tsx'

interface Props {
  readonly name: string
  readonly code?: string
  /** length of the bar behind the name, from 0 to 1 */
  readonly part: number | undefined
  readonly isBad?: boolean
}

/** The name of a row in a table, with a bar behind it for the figure by which rows are compared. */
export const RowName = ({ name, code, part, isBad = false }: Props) => (
  <th scope="row" className="path">
    {part !== undefined && (
      <span className={isBad ? 'bar bar-bad' : 'bar'} style={{ width: `${part * 100}%` }} aria-hidden="true" />
    )}
    <span className="row-name">
      <PathName path={name} />
      {code && (
        <>
          {' '}
          <code>{code}</code>
        </>
      )}
    </span>
  </th>
)
