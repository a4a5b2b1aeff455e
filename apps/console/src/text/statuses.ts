import { table } from './table.ts'

/** The states of whatever follows a state machine: rewards, applications, campaigns and others. */
export const statusNames = table('text/statuses.statusNames')
