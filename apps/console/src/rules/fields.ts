import type { RuleKind } from '@foyer/api/staff/rules'

/** Parameters as a person writes them, which may be invalid. */
export type Written = Readonly<Record<string, unknown>>

/** The languages of everything that people read, whichever of them the console offers. */
export const contentLanguages = ['zh-CN', 'zh-HK', 'en-US'] as const

/** One field of a rule. The forms, the summaries and the comparisons of all kinds derive from these tables. */
export interface Field {
  readonly name: FieldName
  readonly as: 'texts' | 'longTexts' | 'money' | 'number' | 'odds' | 'codes' | 'licence' | 'tasks' | 'type' | 'prizes'
  /** what a live rule may change here; greater by default */
  readonly live?: 'any' | 'nothing'
  /** empty is no limit */
  readonly isOptional?: true
}
export type FieldName =
  | 'name'
  | 'note'
  | 'usage'
  | 'value'
  | 'amount'
  | 'budget'
  | 'points'
  | 'stock'
  | 'validDays'
  | 'codes'
  | 'licenceNo'
  | 'tasks'
  | 'prizes'
  | 'type'
  | 'odds'

const described: readonly Field[] = [
  { name: 'name', as: 'texts', live: 'any' },
  { name: 'note', as: 'longTexts', live: 'any' },
  { name: 'usage', as: 'longTexts', live: 'any' },
]
const value: Field = { name: 'value', as: 'money' }
const stock: Field = { name: 'stock', as: 'number' }
const validDays: Field = { name: 'validDays', as: 'number' }
const codes: Field = { name: 'codes', as: 'codes', live: 'nothing' }

export const fieldsOf: Readonly<Record<RuleKind, readonly Field[]>> = {
  voucher: [...described, value, stock, validDays, codes],
  points: [
    { name: 'points', as: 'number' },
    { ...stock, isOptional: true },
  ],
  cash: [...described, { name: 'amount', as: 'money' }, { name: 'budget', as: 'money' }, validDays],
  gift: [...described, value, stock, validDays],
  draw: [
    { name: 'licenceNo', as: 'licence', live: 'nothing' },
    { name: 'tasks', as: 'tasks', live: 'nothing' },
    { name: 'prizes', as: 'prizes' },
  ],
}

/** The fields of a prize. `codes` concerns vouchers only. */
export const prizeFields: readonly Field[] = [
  { name: 'type', as: 'type', live: 'nothing' },
  ...described,
  value,
  { name: 'odds', as: 'odds', live: 'nothing' },
  stock,
  validDays,
  codes,
]
export const prizeFieldsOf = (prize: Written): readonly Field[] =>
  prize.type === 'exchange_voucher' ? prizeFields : prizeFields.filter(({ name }) => name !== 'codes')

const noTexts = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }
const noDescription = { name: noTexts, note: noTexts, usage: noTexts }

/** A new prize. Its code is the first free one. */
export const newPrize = (prizes: readonly Written[]): Written => {
  const used = new Set(prizes.map(({ code }) => code))
  let nth = 1
  while (used.has(`prize-${nth}`)) nth++
  const values = { value: '', odds: '', stock: '', validDays: 30, codes: 'generated' }
  return { code: `prize-${nth}`, type: 'exchange_voucher', ...noDescription, ...values }
}

/** The parameters with which a form of a kind begins. */
export const emptyOf = (kind: RuleKind): Written =>
  ({
    voucher: { ...noDescription, value: '', stock: '', validDays: 30, codes: 'generated' },
    points: { points: '', stock: null },
    cash: { ...noDescription, amount: '', budget: '', validDays: 30 },
    gift: { ...noDescription, value: '', stock: '', validDays: 30 },
    draw: { licenceNo: '', tasks: ['join'], prizes: [newPrize([])] },
  })[kind]

/** The objects of a list that was written. */
export const listOf = (written: unknown): readonly Written[] => (Array.isArray(written) ? written : [])
