import type { Environment } from '../config/environment.ts'

/** Log level of routes that are called every few seconds: only their failures are logged. */
export const quietLevel = ({ LOG_LEVEL }: Environment): Environment['LOG_LEVEL'] =>
  LOG_LEVEL === 'info' ? 'warn' : LOG_LEVEL
