import { inLanguage } from '@foyer/api/languages'
import type { InstrumentFacts } from '@foyer/api/market'
import type { PriceAlertsReply } from '@foyer/api/price-alerts'
import { type FormEvent, useId, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api } from '../../../platform/session.ts'
import type { FormOf } from '../../../shared/form/places.ts'
import { useFormCall } from '../../../shared/form/use-form-call.ts'
import { currencySymbol, pricedText } from '../../../shared/market/figures.ts'
import { useQuote } from '../../../shared/market/use-quotes.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as fieldStyles from '../../../shared/ui/field.module.css'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import * as styles from './alerts.module.css'
import { text } from './text.ts'
import { type LimitKind, limitKinds, typedLimit } from './typed-limit.ts'

type AddForm = FormOf<'POST /user/price-alerts/add', 'limit', 'price_alerts_full' | 'not_found' | 'market_unavailable'>

interface AlertFormProps {
  facts: InstrumentFacts
  onAdded: (reply: PriceAlertsReply) => void
}

/** Sets an alert of the shown instrument. The direction of a price follows from the price now. */
export const AlertForm = ({ facts, onAdded }: AlertFormProps) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const quote = useQuote(facts.code)
  const [kind, setKind] = useState<LimitKind>('price')
  const [typed, setTyped] = useState('')
  const call = useFormCall<AddForm, 'adding'>({
    places: { price_alert_reached: 'limit' },
  })
  const isPrice = kind === 'price'
  const label = !isPrice
    ? t.percentField
    : facts.kind === 'index'
      ? t.pointsField
      : fill(t.priceField, { currency: currencySymbol(facts.currency) })
  const error = call.errorAt('limit')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!quote) return
    const limit = typedLimit(kind, typed, quote.price)
    if ('wrong' in limit) return call.fail('limit', t[limit.wrong])
    void call.run('adding', async () => {
      onAdded(await api(pathTo('POST /user/price-alerts/add'), { code: facts.code, ...limit }))
      setTyped('')
      showToast(t.added)
    })
  }
  return (
    <form className={styles.alertForm} onSubmit={submit} noValidate>
      <p className="numbers">
        {fill(t.now, {
          name: inLanguage(facts.name, language),
          price: quote ? pricedText(quote, quote.price) : '…',
        })}
      </p>
      <Segmented
        label={t.kind}
        options={limitKinds.map((value) => ({ value, label: t[value] }))}
        value={kind}
        onChange={call.edit('limit', setKind)}
      />
      <div className={fieldStyles.field}>
        <label className={fieldStyles.fieldLabel} htmlFor={`${id}-limit`}>
          {label}
        </label>
        <div className={`${fieldStyles.fieldBox}${error ? ` ${fieldStyles.isWrong}` : ''}`}>
          <input
            id={`${id}-limit`}
            className="numbers"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-error`}
            onChange={(event) => call.edit('limit', setTyped)(event.target.value)}
          />
        </div>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <p className={styles.alertOnce}>{t.once}</p>
      <FieldError id={`${id}-form`}>{call.problem?.place === 'form' ? call.problem.message : undefined}</FieldError>
      <Button type="submit" busy={call.busy !== undefined}>
        {t.set}
      </Button>
    </form>
  )
}
