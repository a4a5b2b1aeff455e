import { type ComponentType, lazy } from 'react'
import { Failure } from './failure.tsx'

/** A script that does not arrive: the connection is lost, or a new release has other files. */
const Missing = () => (
  <Failure fault={{ kind: 'away', reference: null }} again={() => globalThis.location.reload()} isWhole />
)

/** A screen whose script loads when it is opened first, so that the first script of the console stays small. */
export const screenOf = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Screen) => ({ default: Screen }),
      () => ({ default: Missing }),
    ),
  )
