import type { Registry } from 'prom-client'
import type { Context } from './context.ts'
import type { App } from './http/app.ts'
import type { Job } from './jobs/job.ts'

/** Registers endpoints in a scope of their own; `registry` is for their metrics. */
export type Routes = (scope: App, context: Context, registry: Registry) => void | Promise<void>

/**
 * Adds sandbox data. It runs at every start, possibly in several processes at once, so it is idempotent and never
 * overwrites.
 */
export type Seed = (context: Context) => Promise<void>

/** What a module adds to the server. `modules/all.ts` lists the modules. */
export interface Module {
  readonly routes?: readonly Routes[]
  /** further routes of the sandbox */
  readonly sandboxRoutes?: readonly Routes[]
  /** registers streams of events on the server itself, which decorate it and end with it */
  readonly streams?: Routes
  readonly jobs?: readonly Job[]
  /** in the order in which they run */
  readonly seeds?: readonly Seed[]
}
