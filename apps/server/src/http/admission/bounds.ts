import type { LoadClass } from '@foyer/api/endpoints/endpoint'

export interface ClassBounds {
  /** maximum of milliseconds that a call waits before it begins */
  readonly wait: number
  /** maximum number of calls that wait */
  readonly waiting: number
  /** number of calls that may always run, so that no class starves */
  readonly reserved: number
  /** maximum number of calls that run, so that calls that wait for a system of the firm do not use every place */
  readonly running: number
}

/**
 * A call that runs is answered within a second at the limits of `limitBounds`, so that an admitted call is answered
 * within two.
 */
export const classBounds: Readonly<Record<LoadClass, ClassBounds>> = {
  redeem: { wait: 800, waiting: 512, reserved: 8, running: 256 },
  claim: { wait: 600, waiting: 512, reserved: 8, running: 256 },
  signIn: { wait: 600, waiting: 256, reserved: 8, running: 256 },
  read: { wait: 400, waiting: 256, reserved: 8, running: 256 },
}

export interface LimitBounds {
  readonly first: number
  readonly least: number
  readonly most: number
  /** milliseconds within which the probe of a process that is not overloaded ends */
  readonly target: number
  /** minimum of milliseconds between two probes */
  readonly every: number
}

/** The number of calls that run at the same time. */
export const limitBounds: LimitBounds = { first: 48, least: 24, most: 384, target: 100, every: 50 }
