export { admitStaff } from './admit.ts'
export { namesOf } from './members.ts'
export { findSession } from './sessions.ts'
