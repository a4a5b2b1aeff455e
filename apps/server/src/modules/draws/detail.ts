import type { DrawDetail, DrawPrize } from '@foyer/api/draws'
import { type Committed, drawPhase } from './committed.ts'
import type { Counts } from './counts.ts'

/** Prizes in their committed order, with their names from the rule. */
const prizesOf = ({ rule: { rule, prizes }, draw }: Committed, wins: Counts['wins']): DrawPrize[] =>
  draw.prizes.flatMap(({ code, odds, stock }) => {
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

/** The public detail of a draw. @param at milliseconds of the business clock, a whole minute */
export const drawDetailOf = (committed: Committed, { wins, statistics }: Counts, at: number): DrawDetail => {
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
    prizes: prizesOf(committed, wins),
    seedHash: draw.seedHash,
    commitment: draw.commitment,
    committedAt: draw.committedAt.getTime(),
    seed: draw.seed,
    revealedAt: draw.revealedAt?.getTime() ?? null,
    statistics,
  }
}
