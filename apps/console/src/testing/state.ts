import type { Opening } from './open.tsx'

/** One state of the console. */
export interface State {
  /** kebab-case */
  readonly name: string
  readonly path: string
  readonly opening?: Opening
  /** brings the opened page into the state */
  readonly reach?: () => Promise<void>
  /** what the state shows at least */
  readonly shown: string
}
