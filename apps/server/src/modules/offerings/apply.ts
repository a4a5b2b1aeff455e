import { randomUUID } from 'node:crypto'
import { costOf, isLots } from '@foyer/api/arithmetic/offering-costs'
import type { ApplicationReply, ApplyRequest } from '@foyer/api/offerings'
import type { FastifyRequest } from 'fastify'
import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import { newReference } from '../../reference.ts'
import { Refused } from '../../refused.ts'
import type { Holder } from '../accounts/public.ts'
import { isWithheld } from '../activities/public.ts'
import { countsAsMainland, mainlandAddress, requireCallerAllowed } from '../residence/public.ts'
import { offeringPhaseOf } from './dates.ts'
import { failedHolderRule } from './holder-rule.ts'
import type { Applicant } from './my-offerings.ts'
import { onceConfirmed } from './once.ts'
import { placeOrder } from './place-order.ts'
import { lockOffering, type OfferingRow } from './rows.ts'

/** @throws Refused for any reason against an application now, by the server's clock */
const requireOpen = (offering: OfferingRow, body: ApplyRequest, at: number): void => {
  const phase = offeringPhaseOf(offering, at)
  if (phase === 'upcoming') throw new Refused('activity_not_started', 'applications have not begun')
  if (phase !== 'open') throw new Refused('offering_cut_off', 'the application period has ended')
  if (body.documentVersion !== offering.facts.document.version)
    throw new Refused('terms_outdated', 'a newer version of the document applies')
  if (!isLots(offering, body.lots))
    throw new Refused('invalid_request', 'more lots than one application may request', { path: 'lots' })
}

/** @throws Refused `activity_ineligible` with the rule. @returns the holder */
const requireHolder = (applicant: Applicant, offering: OfferingRow, { method }: ApplyRequest): Holder => {
  const rule = failedHolderRule(applicant)
  const lends = method === 'cash' || (offering.facts.loan !== null && applicant.account.type === 'margin')
  const failed = rule ?? (lends ? null : 'account_type')
  if (failed || !applicant.holder)
    throw new Refused('activity_ineligible', 'the holder may not apply', { rule: failed ?? 'identity_document' })
  return applicant.holder
}

interface Writing {
  readonly offering: OfferingRow
  readonly applicant: Applicant
  readonly holder: Holder
  readonly body: ApplyRequest
  readonly at: number
}

/** Limit of applications by one person for one offering, including cancelled ones and without refused ones. */
const most = 10

/** The number including the new application. @throws Refused `applications_spent` */
const requireTurn = async (tx: TransactionSql, { offering, holder }: Writing): Promise<void> => {
  const [row] = await tx<[{ n: number }]>`
    select count(*) as n from offering_applications
    where offering = ${offering.code} and holder_hash = ${holder.holderHash} and status <> 'refused'`
  if (row.n > most) throw new Refused('applications_spent', 'this person has applied and cancelled too often')
}

/**
 * Inserts the application. The sandbox reserves its money with it; the firm does when the order is placed.
 *
 * @throws Refused `application_exists`, `applications_spent`, `funds_short`
 */
const write = async (context: Context, tx: TransactionSql, writing: Writing) => {
  const { offering, applicant, holder, body, at } = writing
  const { amount, fees, feesTotal, loan, interest, blocked } = costOf(
    { ...offering, fees: offering.facts.fees, loan: offering.facts.loan },
    body.lots,
    body.method,
  )
  const [id, reference] = [randomUUID(), newReference()]
  const { orders } = context.connectors
  const wall = context.clocks.wall()
  const accountId = applicant.account.id
  // a concurrent application by another account of the same person waits here
  const [added] = await tx`
    insert into offering_applications ${tx({
      id,
      reference,
      offering: offering.code,
      account_id: accountId,
      holder_hash: holder.holderHash,
      lots: body.lots,
      method: body.method,
      amount,
      fees: tx.json({ ...fees }),
      fee_rates: tx.json({ ...offering.facts.fees }),
      fees_total: feesTotal,
      loan,
      interest,
      blocked,
      applied_at: new Date(at),
      ...(!orders.isLocal && { at_firm: true, status: 'placing', firm_called_at: new Date(wall) }),
    })} on conflict (offering, holder_hash) where status not in ('cancelled', 'refused') do nothing returning id`
  if (!added) throw new Refused('application_exists', 'this person has applied already')
  await requireTurn(tx, writing)
  if (orders.isLocal)
    await orders.reserve(tx, { accountId, activity: offering.activity, application: id, at, blocked, loan })
  const detail = { offering: offering.code, lots: body.lots, method: body.method, blocked }
  await audit(tx, { actor: 'person', subject: 'offering_applications', subjectId: id, event: 'apply', wall, detail })
  return reference
}

/**
 * Applies for an offering, once per key and once per person, whatever the number of their accounts. The application is
 * written in one transaction after the trading password is proved: in the sandbox with the loan and the blocked cash,
 * otherwise as an intention, whose order is then placed with the firm.
 *
 * @throws Refused `not_found`, `activity_mainland`, `activity_not_started`, `offering_cut_off`, `terms_outdated`,
 * `invalid_request`, `activity_ineligible` with `rule`, `application_exists`, `applications_spent`, `funds_short`, `order_refused`,
 * `unavailable` if the firm certainly did nothing, and
 * those of `onceConfirmed`
 */
export const apply = async (
  context: Context,
  request: FastifyRequest,
  activity: number,
  body: ApplyRequest,
): Promise<ApplicationReply> => {
  await requireCallerAllowed(context, request, 'apply')
  const isMainlandAddress = await mainlandAddress(context, request)
  return onceConfirmed(context, request, {
    name: 'apply',
    activity,
    body,
    run: async (tx, applicant) => {
      if (isWithheld(applicant.activity, countsAsMainland(applicant.resident, isMainlandAddress)))
        throw new Refused('activity_mainland', 'not offered in the mainland')
      const offering = await lockOffering(tx, body.offering, 'share')
      if (offering?.activity !== activity) throw new Refused('not_found', 'the offering does not exist')
      // the time is read under the lock, because the close of the offering waits for this lock
      const at = context.clocks.business()
      requireOpen(offering, body, at)
      const holder = requireHolder(applicant, offering, body)
      return write(context, tx, { offering, applicant, holder, body, at })
    },
    callFirm: placeOrder,
  })
}
