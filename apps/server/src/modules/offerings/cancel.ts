import { randomUUID } from 'node:crypto'
import type { ApplicationReply, CancelRequest } from '@foyer/api/offerings'
import { applicationStates } from '@foyer/protocol/machines/offerings'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { transition } from '../../engine/transition.ts'
import { Refused } from '../../refused.ts'
import { applicationOf } from './application-rows.ts'
import { cancelOrder } from './cancel-order.ts'
import { offeringPhaseOf } from './dates.ts'
import { onceConfirmed } from './once.ts'
import { lockOffering } from './rows.ts'

const final = () => new Refused('application_final', 'the application can no longer be cancelled')

/**
 * Cancels an application of the caller's account until the broker's cut-off, returns all of its cash, and returns the
 * loan to the lender. If the firm has the order, the intention is stored and the firm cancels it.
 *
 * @throws Refused `not_found`, `application_final`, `order_refused`, `unavailable` if the firm certainly did nothing, and those of `onceConfirmed`
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
      const { orders } = context.connectors
      const by = { actor: 'person', wall: context.clocks.wall() } as const
      // an order that was placed before the connection to the firm was changed is elsewhere
      if (row.atFirm === orders.isLocal) throw final()
      if (!orders.isLocal) {
        if (!(await transition(tx, applicationStates, subject, 'ask', by))) throw final()
        await tx`
          update offering_applications set cancel_key = ${randomUUID()}, firm_called_at = ${new Date(by.wall)}
          where id = ${row.id}`
        return row.reference
      }
      if (!(await transition(tx, applicationStates, subject, 'cancel', by))) throw final()
      await tx`update offering_applications set cancelled_at = ${new Date(at)} where id = ${row.id}`
      const { blocked, loan } = row
      await orders.release(tx, { accountId: account.id, activity, application: row.id, at, blocked, loan })
      return row.reference
    },
    callFirm: cancelOrder,
  })
