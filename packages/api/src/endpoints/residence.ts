import { isMainLandReply } from '@foyer/protocol/identity'
import { endpoints, everyLevel } from './endpoint.ts'

/** Reports the residence that the gate uses (N5); it decides nothing itself. */
export const residenceEndpoints = endpoints({
  'POST /user/version/isMainLand': {
    access: everyLevel,
    tag: 'residence',
    summary: 'Whether the caller counts as a mainland resident; the body is empty (three-layer)',
    reply: isMainLandReply,
  },
})
