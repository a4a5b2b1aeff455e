export { admitStaff } from './admit.ts'
export { findSession } from './sessions.ts'
