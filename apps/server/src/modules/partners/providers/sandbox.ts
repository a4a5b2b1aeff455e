import type { Context } from '../../../context.ts'
import { type Answer, type Partner, PartnerSilent } from '../partner.ts'
import { entryOf } from './sandbox-books.ts'

interface Switches {
  readonly down: boolean
  readonly refuses: boolean
}

/**
 * A simulated partner whose state is in the database. It answers at once unless it is down, delivers unless it refuses,
 * and repeats an earlier answer to the same order. `down` and `refusing` apply to all members (`/dev/partners`) or, as
 * `partner/member`, to one.
 */
export const sandboxPartner = ({ db, secrets, clocks }: Context, partner: string): Partner => ({
  confirm: async (order) => {
    const names = [partner, `${partner}/${order.member}`]
    const [switches] = await db<Switches[]>`
      select partners_down && ${names}::text[] as down, partners_refusing && ${names}::text[] as refuses
      from sandbox_settings`
    if (switches?.down) throw new PartnerSilent(`${partner} is down`)
    // the update changes nothing: it makes the statement return the existing row
    const [stored] = await db<[{ outcome: Answer }]>`
      insert into sandbox_partner_orders (id, partner, received, outcome, received_at)
      values (${order.order}, ${partner}, ${db.json(entryOf(secrets, order))}, ${switches?.refuses ? 'refused' : 'delivered'},
        ${new Date(clocks.wall())})
      on conflict (id) do update set id = excluded.id
      returning outcome`
    return stored.outcome
  },
})
