/** What other modules may use of `residence`. */
export { countsAsMainland, isMainland, mainlandAddress } from './mainland.ts'
export { requireCallerAllowed } from './require-caller-allowed.ts'
export { lockResident, type Resident, residenceOf, residentOf } from './resident.ts'
