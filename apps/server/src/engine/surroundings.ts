import type { ISql } from 'postgres'
import type { Clocks } from '../clocks.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Hooks } from './hooks.ts'

/** What the engine needs beside the transaction and the facts of a call. The server's context provides it. */
export interface Surroundings {
  readonly clocks: Clocks
  readonly secrets: Secrets
  readonly jobs: {
    /** sends work that begins once the transaction commits */
    send(tx: ISql, queue: { readonly name: string }, data: object): Promise<void>
  }
  readonly modules: readonly Hooks[]
}
