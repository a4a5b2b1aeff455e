import { inLanguage } from '@foyer/api/languages'
import type { HonouredVoucher, VoucherChoice } from '@foyer/api/staff/merchants'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { text } from './text.ts'

interface Props {
  readonly choices: readonly VoucherChoice[]
  readonly chosen: readonly HonouredVoucher[]
  readonly isWrong: boolean
  readonly choose: (items: readonly HonouredVoucher[]) => void
}

/** The vouchers that a merchant accepts. */
export const VouchersField = ({ choices, chosen, isWrong, choose }: Props) => {
  const t = useText(text)
  const language = useLanguage()
  const isOf = (one: HonouredVoucher) => (other: HonouredVoucher) =>
    other.activity === one.activity && other.item === one.item
  const flip = ({ activity, item }: VoucherChoice) => {
    const one = { activity, item }
    choose(chosen.some(isOf(one)) ? chosen.filter((other) => !isOf(one)(other)) : [...chosen, one])
  }
  return (
    <fieldset className="field checks" aria-describedby={isWrong ? 'vouchers-fault' : undefined}>
      <legend>{t.vouchers}</legend>
      {choices.length === 0 && <p className="hint">{t.noVouchers}</p>}
      {choices.map((one) => (
        <label key={`${one.activity}:${one.item}`} className="check">
          <input
            type="checkbox"
            name="items"
            checked={chosen.some(isOf(one))}
            aria-invalid={isWrong || undefined}
            onChange={() => flip(one)}
          />
          <span className="item-name">
            <span>{inLanguage(one.name, language)}</span>
            <span className="hint">{inLanguage(one.title, language)}</span>
          </span>
        </label>
      ))}
      {isWrong && (
        <p id="vouchers-fault" className="field-fault" role="alert">
          {t.vouchersFault}
        </p>
      )}
    </fieldset>
  )
}
