import type { DrawDetail, DrawPrize } from '@foyer/contract/draws'
import type { ISql } from 'postgres'
import { winsOf } from '../../engine/draws/draws.ts'
import { type Committed, drawPhase } from './committed.ts'

/** Prizes as committed, in their order, with what their rule calls them. */
const prizesOf = async (db: ISql, { rule: { rule, prizes }, draw }: Committed): Promise<DrawPrize[]> => {
  const wins = await winsOf(db, draw.activity)
  return draw.prizes.flatMap(({ code, odds, stock }) => {
    const prize = prizes.find((one) => one.code === code)
    const item = rule.items[code]
    if (!prize || !item) return []
    const amount = prize.amount === undefined ? null : { currency: 'HKD' as const, minor: prize.amount }
    const remaining = stock - (wins.get(code) ?? 0)
    return {
      code,
      type: prize.type,
      name: item.name,
      note: item.note,
      amount,
      odds,
      stock: { total: stock, remaining },
    }
  })
}

const statisticsOf = async (db: ISql, activity: number): Promise<NonNullable<DrawDetail['statistics']>> => {
  const [row] = await db<[NonNullable<DrawDetail['statistics']>]>`
    select count(*) as draws, count(prize) as wins, count(distinct person_id) as people
    from draw_records join draw_chances on draw_chances.id = chance_id where draw_records.activity = ${activity}`
  return row
}

/** What anyone may see of a draw. @param at milliseconds of the business clock, a whole minute */
export const drawDetailOf = async (db: ISql, committed: Committed, at: number): Promise<DrawDetail> => {
  const { activity, rule, draw } = committed
  const { number, code, opensAt, closesAt } = activity
  return {
    number,
    code,
    asOf: at,
    phase: drawPhase(committed, at),
    opensAt,
    closesAt,
    licenceNo: rule.licenceNo,
    tasks: [...rule.tasks],
    prizes: await prizesOf(db, committed),
    seedHash: draw.seedHash,
    commitment: draw.commitment,
    committedAt: draw.committedAt.getTime(),
    seed: draw.seed,
    revealedAt: draw.revealedAt?.getTime() ?? null,
    statistics: draw.revealedAt ? await statisticsOf(db, number) : null,
  }
}
