/** When the hotline answers, in Hong Kong time. */
export interface HotlineOpening {
  /** times of day as HH:MM, up to 24:00; days of the week from 1 for Monday to 7 for Sunday */
  readonly periods: readonly { readonly days: readonly number[]; readonly from: string; readonly to: string }[]
  /** whether it also answers on the exchange's holidays */
  readonly onHolidays: boolean
}
