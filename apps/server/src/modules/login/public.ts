/** What other modules may use of `login`. */
export { type Bucket, beginTry, clearTries, failed, type Try, takeBack } from './attempts.ts'
export { judge } from './judge.ts'
export { checkLoginSecrets } from './login-secrets.ts'
export { queuePasswordCheck } from './password-turns.ts'
export { factorBuckets } from './prove-password.ts'
export { devicePersonRows } from './relations.ts'
export { consumeLoginTicket, issueLoginTicket, removePhoneTickets } from './tickets.ts'
export { takeTotp } from './totp.ts'
