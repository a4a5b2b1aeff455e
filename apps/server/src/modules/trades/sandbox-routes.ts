import { randomBytes } from 'node:crypto'
import { tradeKind } from '@foyer/api/cashback'
import { clientNoPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { clientAccountRows, clientNoHashes } from '../accounts/public.ts'
import { dayOf } from '../trading-calendar/public.ts'
import { importTrades, TradesRefused } from './import.ts'

const tags = ['sandbox']
const clientNo = z.string().regex(clientNoPattern)
const cents = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

const adding = z.strictObject({
  clientNo,
  kind: tradeKind.default('stock'),
  side: z.enum(['buy', 'sell']).default('buy'),
  fees: cents.default(50_00),
  feeWaived: z.boolean().default(false),
  /** if omitted, now by the business clock */
  executedAt: z.iso.datetime({ offset: true }).optional(),
  /** if omitted, the second trading day after the trade */
  settlesOn: z.union([z.iso.date(), z.literal('today')]).optional(),
})
/** if omitted, the newest trade that is not cancelled */
const cancelling = z.strictObject({ clientNo, reference: z.string().max(40).optional() })
const trade = z.object({ reference: z.string() })

const line = { code: '02800', name: { 'zh-CN': '盈富基金', 'zh-HK': '盈富基金', 'en-US': 'Tracker Fund of Hong Kong' } }

/** Routes that report a client's trades and their cancellation, in the form of the back office. */
export const tradeSandboxRoutes = (app: App, context: Context): void => {
  const { db, secrets, clocks } = context
  const report = async (one: object) => {
    await importTrades(context, { trades: [one] }, { kind: 'operator', by: 'sandbox' }).catch((error: unknown) => {
      throw error instanceof TradesRefused ? new Refused('invalid_request', error.message) : error
    })
  }

  app.post(
    '/trades',
    {
      schema: {
        tags,
        summary: 'Reports a trade of a client, of any kind and time',
        body: adding,
        response: { 200: replyOf(trade) },
      },
    },
    async ({ body }) => {
      const reference = `DEV${randomBytes(5).toString('hex').toUpperCase()}`
      const executedAt = body.executedAt ?? new Date(clocks.business()).toISOString()
      const settlesOn = body.settlesOn === 'today' ? dayOf(clocks.business()) : body.settlesOn
      await report({
        ...line,
        quantity: 500,
        amount: 13_050_00,
        ...body,
        reference,
        revision: 1,
        executedAt,
        settlesOn,
      })
      return done({ reference })
    },
  )

  app.post(
    '/trades/cancel',
    {
      schema: {
        tags,
        summary: 'Cancels a trade, whether or not it has settled',
        body: cancelling,
        response: { 200: replyOf(trade) },
      },
    },
    async ({ body }) => {
      const [found] = await db<{ reference: string; report: object }[]>`
        select reference, jsonb_strip_nulls(jsonb_build_object('reference', reference, 'revision', revision + 1, 'kind', kind, 'side', side,
          'code', code, 'name', name, 'quantity', quantity, 'amount', amount, 'fees', fees, 'feeWaived', fee_waived,
          'executedAt', to_char(executed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'settlesOn', settles_on)) as report
        from trades join ${clientAccountRows(db)} account on account.id = account_id
        where client_no_hash in ${db(clientNoHashes(secrets, body.clientNo))} and trades.status = 'executed' and reference = coalesce(${body.reference ?? null}, reference)
          and executed_at <= ${new Date(clocks.business())}
        order by executed_at desc limit 1`
      if (!found) throw new Refused('not_found', 'there is no such trade')
      await report({ ...found.report, clientNo: body.clientNo, status: 'cancelled' })
      return done({ reference: found.reference })
    },
  )
}
