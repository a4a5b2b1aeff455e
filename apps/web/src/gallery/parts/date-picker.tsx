import { useState } from 'react'
import { useLanguage } from '../../shared/text/language.ts'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { DatePickerSheet } from '../../shared/ui/date-picker/date-picker-sheet.tsx'
import { PickerField } from '../../shared/ui/picker-wheel/picker-field.tsx'

export const title = 'Date picker'

const text = table('gallery/parts/date-picker')

export const Part = () => {
  const t = useText(text)
  const language = useLanguage()
  const [open, setOpen] = useState<'issued' | 'limited'>()
  const [days, setDays] = useState<{ issued?: string; limited?: string }>({ issued: '2026-11-21' })
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const inWords = (day: string | undefined) => day && format.format(Date.parse(day))
  return (
    <>
      {(['issued', 'limited'] as const).map((name) => (
        <PickerField
          key={name}
          label={t[name]}
          value={inWords(days[name])}
          hint={t.choose}
          onOpen={() => setOpen(name)}
        />
      ))}
      {open && (
        <DatePickerSheet
          title={t[open]}
          year={2026}
          {...(open === 'limited' && { min: '2026-03-15', max: '2026-11-21' })}
          value={days[open] ?? '2026-11-21'}
          onConfirm={(day) => setDays({ ...days, [open]: day })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
