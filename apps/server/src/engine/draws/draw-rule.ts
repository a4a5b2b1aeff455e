import { drawParts } from '@foyer/contract/draw-outcome'
import type { DrawTask } from '@foyer/contract/draws'
import type { RewardType } from '@foyer/contract/rewards'
import { StartError } from '../../config/start-error.ts'
import type { ActivityRule } from '../rules.ts'

/** A prize of a draw; `code` is an item of the activity's rule. */
export interface DrawPrizeRule {
  readonly code: string
  readonly type: RewardType
  /** parts per million */
  readonly odds: number
  /** of vouchers: how many codes have to be there before the draw is committed */
  readonly stock: number
  /** cents, of cash */
  readonly amount?: number
  /** how long it can be used or claimed */
  readonly days: number
}

/** What a draw promises; committed before anybody draws, and from then on the database's alone. */
export interface DrawRule {
  readonly rule: ActivityRule
  /** of the trade promotion competition */
  readonly licenceNo: string
  readonly tasks: readonly DrawTask[]
  /** number of the activity whose stages the task `account_safety` asks for */
  readonly safetyActivity: number
  /** in the order their odds are counted in */
  readonly prizes: readonly DrawPrizeRule[]
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value > 0

const faultOf = ({ rule, prizes }: DrawRule): string | undefined => {
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
 * The draws by their activity's number.
 *
 * @throws StartError for one that could not be kept: odds above the whole, a prize that its activity does not give
 */
export const loadDrawRules = (draws: readonly DrawRule[]): ReadonlyMap<number, DrawRule> => {
  for (const draw of draws) {
    const fault = faultOf(draw)
    if (fault) throw new StartError(`The draw of ${draw.rule.code} ${fault}.`)
  }
  return new Map(draws.map((draw) => [draw.rule.activity, draw]))
}
