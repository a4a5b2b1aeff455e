import type { Sql } from 'postgres'
import type { Clocks } from './clocks.ts'
import type { Environment } from './config/environment.ts'
import type { Secrets } from './config/secrets.ts'
import type { Connectors } from './connectors/connectors.ts'
import type { Passwords } from './crypto/password.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Module } from './module.ts'

/** What every module receives, built once in `server.ts` or by a test. All fields are required and immutable. */
export interface Context {
  readonly db: Sql
  readonly clocks: Clocks
  readonly environment: Environment
  readonly secrets: Secrets
  readonly jobs: Jobs
  readonly passwords: Passwords
  /** the firm's own systems */
  readonly connectors: Connectors
  /** what the server consists of; code that concerns every module loops over them */
  readonly modules: readonly Module[]
}
