import type { ApplicationReply, CancelRequest } from '@foyer/api/offerings'
import { applicationStates } from '@foyer/protocol/machines/offerings'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { unblockCash } from '../../engine/cash.ts'
import { transition } from '../../engine/transition.ts'
import { Refused } from '../../refused.ts'
import { applicationOf } from './application-rows.ts'
import { offeringPhaseOf } from './dates.ts'
import { takeBack } from './loan.ts'
import { onceConfirmed } from './once.ts'
import { lockOffering } from './rows.ts'

const final = () => new Refused('application_final', 'the application can no longer be cancelled')

/**
 * Cancels an application of the caller's account until the broker's cut-off, returns all of its cash, and returns the
 * loan to the lender.
 *
 * @throws Refused `not_found`, `application_final`, and those of `onceConfirmed`
 */
export const cancel = (
  context: Context,
  request: FastifyRequest,
  activity: number,
  body: CancelRequest,
): Promise<ApplicationReply> =>
  onceConfirmed(context, request, {
    name: 'cancel',
    activity,
    body,
    run: async (tx, { account }) => {
      const row = await applicationOf(tx, account.id, body.reference)
      const offering = row && (await lockOffering(tx, row.offering, 'share'))
      if (!row || offering?.activity !== activity) throw new Refused('not_found', 'the caller has no such application')
      const at = context.clocks.business()
      if (offeringPhaseOf(offering, at) !== 'open') throw final()
      const subject = { table: 'offering_applications', id: row.id } as const
      const by = { actor: 'person', wall: context.clocks.wall() } as const
      if (!(await transition(tx, applicationStates, subject, 'cancel', by))) throw final()
      await tx`update offering_applications set cancelled_at = ${new Date(at)} where id = ${row.id}`
      const moved = { accountId: account.id, subject: subject.table, subjectId: row.id, at }
      if (row.loan > 0) await takeBack(tx, activity, { ...moved, amount: row.loan })
      await unblockCash(tx, { ...moved, amount: row.blocked - row.loan })
      return row.reference
    },
  })
