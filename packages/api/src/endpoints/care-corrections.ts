import { z } from 'zod'
import { personRequest, resendRequest } from '../staff/care.ts'
import {
  correction,
  correctionsPage,
  correctionsRequest,
  decideCorrectionRequest,
  earnedPoints,
  proposeCorrectionRequest,
} from '../staff/corrections.ts'
import type { StaffAccess } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'care' } as const
const readers = { staff: ['clientCare', 'compliance', 'auditor'] } as const satisfies StaffAccess

/** Corrections by a reversal, which a second member of staff approves, and vouchers that are sent again. */
export const correctionEndpoints = endpoints({
  'POST /staff/care/points': {
    ...root,
    access: readers,
    summary: 'The points that a person earned',
    body: personRequest,
    reply: earnedPoints,
    refusals: ['not_found'],
  },
  'POST /staff/care/corrections': {
    ...root,
    access: readers,
    summary: 'Corrections that wait for a decision, or that were decided',
    body: correctionsRequest,
    reply: correctionsPage,
  },
  'POST /staff/care/corrections/propose': {
    ...root,
    access: { staff: ['clientCare'], changes: true },
    summary: 'Proposes a reversal; a repetition returns the open proposal',
    body: proposeCorrectionRequest,
    reply: correction,
    refusals: ['not_found', 'reward_not_open'],
  },
  'POST /staff/care/corrections/decide': {
    ...root,
    access: { staff: ['clientCare', 'compliance'], changes: true, stepUp: true },
    summary: 'Approves or refuses a reversal of another member of staff, or withdraws an own one',
    body: decideCorrectionRequest,
    reply: correction,
    refusals: ['not_found', 'reward_not_open', 'points_short', 'role_missing'],
  },
  'POST /staff/care/rewards/resend': {
    ...root,
    access: { staff: ['clientCare'], changes: true },
    summary: 'Sends the owner of a usable voucher a message that says where it is',
    body: resendRequest,
    reply: z.object({ sentAt: z.number().int() }),
    refusals: ['not_found', 'reward_not_open', 'sms_budget_spent', 'sms_region_blocked'],
  },
})
