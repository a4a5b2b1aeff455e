import { beginTestRequest, handInReply, handInRequest, testRequest, testStatus } from '../knowledge-tests.ts'
import { endpoints, ofActivity, registered } from './endpoint.ts'
import { closedActivity } from './refusals.ts'

const tag = 'knowledge tests'

/** The knowledge tests of activities (R18). Never cached. */
export const knowledgeTestEndpoints = endpoints({
  'POST /user/:number/knowledgeTest': {
    access: registered,
    tag,
    summary: 'The state of the caller’s knowledge test of an activity; the body is empty',
    params: ofActivity,
    body: testRequest,
    reply: testStatus,
    refusals: ['not_found', 'activity_mainland'],
  },
  'POST /user/:number/knowledgeTest/begin': {
    access: registered,
    tag,
    summary: 'Begins an attempt with questions of its own, or returns the open one',
    params: ofActivity,
    body: beginTestRequest,
    reply: testStatus,
    idempotent: true,
    refusals: ['not_found', ...closedActivity, 'key_reused', 'test_too_soon'],
  },
  'POST /user/:number/knowledgeTest/handIn': {
    access: registered,
    tag,
    summary: 'Hands in an attempt, judges it exactly once, and returns which answers were wrong and why',
    params: ofActivity,
    body: handInRequest,
    reply: handInReply,
    idempotent: true,
    refusals: [...closedActivity, 'key_reused', 'not_found'],
  },
})
