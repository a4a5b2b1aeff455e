import { z } from 'zod'
import { playbackReport } from '../playback-report.ts'
import { endpoints } from './endpoint.ts'

/**
 * Playback reports of pages. The server counts a report before it validates the body, so the limits are declared
 * there.
 */
export const playbackReportEndpoints = endpoints({
  'POST /playback-reports': {
    access: 'open',
    tag: 'films',
    summary: 'A report of playback: start-up time, stalls and failures, without personal data',
    body: playbackReport,
    otherReplies: { 204: z.null() },
  },
})
