/** Cents as the documents write money, such as 1234.50. */
export const moneyOf = (cents: number): string => (cents / 100).toFixed(2)

/** Cents of an amount of the documents. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
