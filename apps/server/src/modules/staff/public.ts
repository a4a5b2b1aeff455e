export { admitStaff } from './admit.ts'
export { addMachine } from './machine-clients.ts'
export { findSession } from './sessions.ts'
