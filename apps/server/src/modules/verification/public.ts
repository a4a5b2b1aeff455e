export { report } from './report.ts'
export { type Verification, verify } from './verify.ts'
