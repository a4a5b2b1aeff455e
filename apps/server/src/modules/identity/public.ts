/** What other modules may use of `identity`. */
export { actOnce } from './act-once.ts'
export { checkConsent, keepConsent } from './consents.ts'
export { issueHandoffCode } from './handoff-codes.ts'
export { endLoginsOfSession, endShownLogin, keepLoginToken, type LoginChannel, loginEnds } from './login-tokens.ts'
export { type Mobile, maskMobile, readMobile, storedMobile } from './mobile-number.ts'
export { openSealed } from './open-sealed.ts'
export { type Origin, originOf } from './origin.ts'
export {
  isCaller,
  lockPerson,
  lockPersonById,
  mobileHash,
  mobileOf,
  personIdOf,
  personOf,
  userCodeOf,
} from './persons.ts'
export { profileOf } from './profile.ts'
export { recordUse } from './record-use.ts'
export {
  endRegistration,
  lockRegistrationOf,
  openRegistration,
  proveRegistration,
  registrationIdOf,
  takeCodeOfRegistration,
} from './registrations.ts'
export { personRows } from './relations.ts'
export { endSessions, lockPersonAndSessions, removeBeginnings } from './sessions.ts'
export { issueTicket } from './tickets.ts'
export { recordAuthentication, type Seen } from './trail.ts'
