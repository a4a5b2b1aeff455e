import type { CampaignAct } from '@foyer/api/staff/campaigns'
import type { Fragment, ISql } from 'postgres'
import { hasRole, type StaffMember } from './caller.ts'
import type { CampaignRow } from './rows.ts'

type Known = Pick<CampaignRow, 'status' | 'authors' | 'submittedBy' | 'publishedRevision'>

/** Whether a member of staff wrote or submitted the latest revision, and therefore may not approve it. */
export const isAuthor = ({ authors, submittedBy }: Known, { id }: Pick<StaffMember, 'id'>): boolean =>
  authors.includes(id) || submittedBy === `staff:${id}`

/** The states in which authors change the document. */
export const editable = ['draft', 'returned', 'live'] as const

const is = <T extends string>(states: readonly T[], state: string): boolean =>
  (states as readonly string[]).includes(state)

/** What a member of staff may do with a campaign now. */
export const actsOf = (row: Known, member: StaffMember): CampaignAct[] => {
  const { status } = row
  const writes = hasRole(member, 'author')
  const approves = hasRole(member, 'approver')
  const works = writes || approves || hasRole(member, 'operations', 'compliance')
  const may: Readonly<Record<CampaignAct, boolean>> = {
    edit: writes && is(editable, status),
    submit: writes && is(['draft', 'returned'], status),
    // an approver returns what is submitted, with a reason
    withdraw: (writes && status === 'submitted') || ((writes || approves) && status === 'approved'),
    return: approves && status === 'submitted',
    approve: approves && status === 'submitted' && !isAuthor(row, member),
    schedule: writes && is(editable, status),
    close: (approves || hasRole(member, 'operations')) && row.publishedRevision !== null && status !== 'closed',
    revert: writes && is(editable, status),
    comment: works,
    preview: works,
  }
  return (Object.keys(may) as CampaignAct[]).filter((act) => may[act])
}

/** Whether this person acts next: an approver on another person's text, or an author on their own draft. */
export const waitsFor = (row: Known, member: StaffMember): boolean =>
  (hasRole(member, 'approver') && row.status === 'submitted' && !isAuthor(row, member)) ||
  (hasRole(member, 'author') && is(['draft', 'returned'], row.status) && row.authors.includes(member.id))

/** The condition `waitsFor` in SQL. */
export const waitingCondition = (db: ISql, member: StaffMember): Fragment => {
  const { id } = member
  const approves = hasRole(member, 'approver')
  const writes = hasRole(member, 'author')
  return db`(
    (${approves} and status = 'submitted' and not ${id} = any (authors)
      and submitted_by is distinct from ${`staff:${id}`})
    or (${writes} and status in ('draft', 'returned') and ${id} = any (authors)))`
}
