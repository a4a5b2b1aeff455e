/** What other modules may use of `identity`. */
export { actOnce } from './act-once.ts'
export { activeSessionsOf, openRegistrationIds } from './active-sessions.ts'
export { agreedVersionsOf, checkConsent, keepConsent } from './consents.ts'
export { storedDevice } from './device-words.ts'
export { handoffHash, issueHandoffCode, storeHandoffCode } from './handoff-codes.ts'
export { inactiveSince, lockInactive, noteErasureTry, recordInactive } from './inactive.ts'
export {
  endLogins,
  endLoginsOfSession,
  endLoginsTo,
  endShownLogin,
  keepLoginToken,
  type LoginChannel,
  loginEnds,
  pruneLoginTokens,
} from './login-tokens.ts'
export { madeUpPersons } from './made-up-persons.ts'
export { keepMarketing, marketingOf } from './marketing.ts'
export { type Mobile, maskMobile, readMobile, storedMobile } from './mobile-number.ts'
export { openSealed } from './open-sealed.ts'
export { type Origin, originOf } from './origin.ts'
export {
  changeNumber,
  isCaller,
  isNumberConflict,
  lockPerson,
  lockPersonById,
  mobileHash,
  mobileHashes,
  mobileOf,
  personIdOf,
  personOf,
  personSince,
  personWithNumber,
  userCodeOf,
} from './persons.ts'
export { profileOf } from './profile.ts'
export { recordUse } from './record-use.ts'
export {
  endRegistration,
  lockRegistrationOf,
  openRegistration,
  provedAt,
  proveRegistration,
  registrationIdOf,
  takeCodeOfRegistration,
} from './registrations.ts'
export { consentRows, loginTokenRows, personRows, registerTokenRows, registrationRows } from './relations.ts'
export { type Declaration, declareResidence } from './residence.ts'
export { endSessions, lockPersonAndSessions, lockSessionsOf, removeBeginnings } from './sessions.ts'
export { isSuspendedPerson, personSuspended, setSuspended } from './suspension.ts'
export { issueTicket } from './tickets.ts'
export { recordAuthentication, type Seen } from './trail.ts'
