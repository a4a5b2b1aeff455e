import { Fragment } from 'react'
import { pathParts } from './path-parts.ts'

/** A path or another long name, whose lines end between its words only. */
export const PathName = ({ path }: { path: string }) =>
  pathParts(path).map((part, nth) => (
    <Fragment key={`${nth} ${part}`}>
      {nth > 0 && <wbr />}
      {part}
    </Fragment>
  ))
