import { drawParts } from '@foyer/api/arithmetic/draw-outcome'
import type { DrawTask } from '@foyer/api/draws'
import type { RewardType } from '@foyer/api/rewards'
import { StartError } from '../../config/start-error.ts'
import type { ActivityRule } from '../rules.ts'

/** A prize of a draw; `code` is an item of the activity's rule. */
export interface DrawPrizeRule {
  readonly code: string
  readonly type: RewardType
  /** parts per million */
  readonly odds: number
  /** for vouchers: the number of codes that the pool needs before the draw is committed */
  readonly stock: number
  /** cents, for cash */
  readonly amount?: number
  /** days for which it can be used or claimed */
  readonly days: number
}

/** The rule of a draw. It is committed before the first draw, and from then on the database alone is authoritative. */
export interface DrawRule {
  readonly rule: ActivityRule
  /** licence number of the trade promotion competition */
  readonly licenceNo: string
  readonly tasks: readonly DrawTask[]
  /** number of the activity whose stages the task `account_safety` requires */
  readonly safetyActivity: number
  /** in the order in which their odds are added up */
  readonly prizes: readonly DrawPrizeRule[]
  /** how many draws of made-up visitors the sandbox begins with */
  readonly sandboxDraws: number
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value > 0

/** Why a draw is invalid; undefined if it is valid. It completes the sentence “The draw …”. */
export const faultOfDraw = ({ rule, prizes }: DrawRule): string | undefined => {
  if (new Set(prizes.map(({ code }) => code)).size < prizes.length) return 'has a prize twice'
  if (prizes.reduce((sum, { odds }) => sum + odds, 0) > drawParts) return 'gives away more than every draw'
  for (const { code, type, odds, stock, amount } of prizes) {
    if (!isWhole(odds) || !isWhole(stock)) return `has no whole odds or stock of ${code}`
    if ((type === 'cash_return') !== (amount !== undefined && isWhole(amount))) return `has no whole cents of ${code}`
    if (!rule.grants.some((grant) => grant.item === code && grant.type === type && grant.on.kind === 'draw'))
      return `does not say that it gives ${code}`
  }
  return undefined
}

/**
 * The draw rules by activity number.
 *
 * @throws StartError for an invalid rule: odds above 100 %, or a prize that its activity does not grant
 */
export const loadDrawRules = (draws: readonly DrawRule[]): ReadonlyMap<number, DrawRule> => {
  for (const draw of draws) {
    const fault = faultOfDraw(draw)
    if (fault) throw new StartError(`The draw of ${draw.rule.code} ${fault}.`)
  }
  return new Map(draws.map((draw) => [draw.rule.activity, draw]))
}
