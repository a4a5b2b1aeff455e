import { Fragment } from 'react'
import { pathParts } from './path-parts.ts'

/** A path or another long name, whose lines end between its words only. */
export const PathName = ({ path }: { path: string }) =>
  pathParts(path).map((part, nth, parts) => (
    <Fragment key={parts.slice(0, nth + 1).join('')}>
      {nth > 0 && <wbr />}
      {part}
    </Fragment>
  ))
