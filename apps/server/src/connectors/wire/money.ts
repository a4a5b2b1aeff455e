import { z } from 'zod'

/** The only currency of accounts with the firm. */
export const currency = z.literal('HKD').describe('of every amount in this body')

/** An amount of money, never negative: dollars with two decimals. */
export const money = z
  .string()
  .regex(/^(0|[1-9]\d{0,12})\.\d{2}$/)
  .describe('decimal, with two decimals, such as 1234.50')

/** An amount of money that may be negative: dollars with two decimals. */
export const signedMoney = z
  .string()
  .regex(/^(-(?!0\.00$))?(0|[1-9]\d{0,12})\.\d{2}$/)
  .describe('decimal, with two decimals and a minus if it is negative, such as -1234.50')

/** Whole cents of an amount that `money` or `signedMoney` accepted. */
export const centsOf = (amount: string): number => Number(amount.replace('.', ''))

/** The amount of whole cents. @throws RangeError for what is no amount */
export const moneyOf = (cents: number): string => {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount of cents`)
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
