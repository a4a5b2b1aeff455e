import type { Environment } from '../config/environment.ts'

/** Log level of routes that are asked every few seconds: only their failures are worth a line. */
export const quietLevel = ({ LOG_LEVEL }: Environment): Environment['LOG_LEVEL'] =>
  LOG_LEVEL === 'info' ? 'warn' : LOG_LEVEL
