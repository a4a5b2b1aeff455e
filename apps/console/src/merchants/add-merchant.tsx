import { addMerchantRequest, type HonouredVoucher, type VoucherChoice } from '@foyer/api/staff/merchants'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { useState } from 'react'
import { dropDraft } from '../acts/draft.ts'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct } from '../acts/query.ts'
import { useForm } from '../acts/use-form.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { text } from './text.ts'
import { VouchersField } from './vouchers-field.tsx'

/** A PIN that was just made, which no other reply has. */
export interface NewPin {
  readonly name: string
  readonly pin: string
}
const empty = { code: '', hans: '', hant: '', english: '', items: [] as readonly HonouredVoucher[], reason: '' }

interface Props {
  readonly vouchers: readonly VoucherChoice[]
  readonly close: () => void
  readonly added: (pin: NewPin) => void
}

/** The form that adds a merchant. */
export const AddMerchant = ({ vouchers, close, added }: Props) => {
  const t = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  const [usedCode, setUsedCode] = useState<string>()
  const { values, set, isWrong, submit, element } = useForm(
    'add a merchant',
    empty,
    addMerchantRequest,
    ({ hans, hant, english, ...rest }) => ({ ...rest, name: { 'zh-CN': hans, 'zh-HK': hant, 'en-US': english } }),
  )
  const { run, fault, ...state } = useAct('POST /staff/merchants/add', 'POST /staff/merchants', ({ pin }) => {
    if (pin === null) return setUsedCode(values.code)
    dropDraft()
    const names = { 'zh-CN': values.hans, 'zh-HK': values.hant, 'en-US': values.english }
    added({ name: names[language], pin })
  })
  const isLost = fault?.kind === 'unanswered'
  const names = [
    ['hans', 'zh-CN', t.nameHans],
    ['hant', 'zh-HK', t.nameHant],
    ['english', 'en-US', t.nameEnglish],
  ] as const
  const codeFault = isWrong('code') ? t.codeFault : usedCode === values.code && usedCode !== '' ? t.codeUsed : undefined
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy || isLost)}>
      <TextField
        name="code"
        label={t.code}
        hint={t.codeHint}
        fault={codeFault}
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        value={values.code}
        onChange={({ target }) => set('code', target.value)}
      />
      {names.map(([key, path, label]) => (
        <TextField
          key={key}
          name={path}
          label={label}
          lang={path}
          fault={isWrong(path) ? t.nameFault : undefined}
          maxLength={60}
          value={values[key]}
          onChange={({ target }) => set(key, target.value)}
        />
      ))}
      <VouchersField
        choices={vouchers}
        chosen={values.items}
        isWrong={isWrong('items')}
        choose={(items) => set('items', items)}
      />
      <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      {isLost ? (
        <>
          <p className="notice notice-bad" role="alert">
            {t.addLost}
          </p>
          <div className="modal-acts">
            <Button onClick={close}>{h.close}</Button>
          </div>
        </>
      ) : (
        <FormEnd {...state} fault={fault} confirm={t.add} close={close} />
      )}
    </form>
  )
}
