import {
  activityRule,
  checkedRule,
  checkRuleRequest,
  decidedRule,
  decideRuleRequest,
  proposedRule,
  proposeRuleRequest,
  rulesPage,
  rulesRequest,
  showRuleRequest,
  withdrawnRule,
  withdrawRuleRequest,
} from '../staff/activity-rules.ts'
import type { StaffRole } from '../staff/roles.ts'
import { endpoints } from './endpoint.ts'

const root = { host: 'root', tag: 'staff' } as const
const readers = ['author', 'approver', 'operations', 'compliance', 'auditor'] as const satisfies readonly StaffRole[]

/** Rules of activities, which an author proposes and another person approves. */
export const activityRuleEndpoints = endpoints({
  'POST /staff/rules': {
    ...root,
    access: { staff: readers },
    summary: 'Activities with the kind of their rule, the greatest number first',
    body: rulesRequest,
    reply: rulesPage,
  },
  'POST /staff/rules/show': {
    ...root,
    access: { staff: readers },
    summary: 'The rule of an activity: the revision in force, the open proposal and the history',
    body: showRuleRequest,
    reply: activityRule,
    refusals: ['not_found'],
  },
  'POST /staff/rules/check': {
    ...root,
    access: { staff: readers },
    summary: 'The faults that a rule would have for an activity; stores nothing',
    body: checkRuleRequest,
    reply: checkedRule,
    refusals: ['not_found'],
  },
  'POST /staff/rules/propose': {
    ...root,
    access: { staff: ['author'], changes: true },
    summary: 'Proposes a rule or a change of it, in place of an open proposal',
    body: proposeRuleRequest,
    reply: proposedRule,
    refusals: ['not_found'],
  },
  'POST /staff/rules/withdraw': {
    ...root,
    access: { staff: ['author'], changes: true },
    summary: 'Withdraws the open proposal',
    body: withdrawRuleRequest,
    reply: withdrawnRule,
  },
  'POST /staff/rules/decide': {
    ...root,
    access: { staff: ['approver'], changes: true, stepUp: true },
    summary: 'Approves or declines exactly the revision that the approver looked at; the author of it cannot',
    body: decideRuleRequest,
    reply: decidedRule,
    refusals: ['not_found'],
  },
})
