import { lazy, Suspense, useId, useState } from 'react'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { calendarIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { beginOf, type Filters, periods, types } from './filters.ts'
import * as walletStyles from './wallet.module.css'

const DatePickerSheet = lazy(() =>
  import('../../../shared/ui/date-picker/date-picker-sheet.tsx').then((part) => ({ default: part.DatePickerSheet })),
)

interface FilterBarProps {
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
  /** today in Hong Kong by the server's clock; undefined before the first answer */
  today: string | undefined
}

interface DaysProps extends FilterBarProps {
  onOpen: (end: 'from' | 'to') => void
}

/** Periods that a tap chooses, and the two days of any other. */
const Days = ({ filters, onChange, onOpen, today }: DaysProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { from, to } = filters
  return (
    <div className={walletStyles.period}>
      {today !== undefined && (
        <div className={walletStyles.presets}>
          {periods.map((period) => {
            const begin = beginOf(period, today)
            const isChosen = from === begin && to === undefined
            return (
              <button
                key={period}
                type="button"
                className={walletStyles.chip}
                aria-pressed={isChosen}
                onClick={() => onChange({ from: isChosen ? undefined : begin, to: undefined })}
              >
                {t[period]}
              </button>
            )
          })}
        </div>
      )}
      <fieldset className={styles.dayFilter}>
        <legend className="visually-hidden">{t.issued}</legend>
        {(['from', 'to'] as const).map((end) => (
          <button
            key={end}
            type="button"
            className={`${styles.dayButton} numbers${filters[end] ? ` ${styles.isSet}` : ''}`}
            aria-haspopup="dialog"
            aria-disabled={today === undefined || undefined}
            onClick={() => today && onOpen(end)}
          >
            {!filters[end] && <Icon path={calendarIcon} size={20} />}
            <span>
              <small>{t[end]}</small>{' '}
              {filters[end] ? formatDay(language, Date.parse(`${filters[end]}T12:00:00+08:00`)) : t.anyDay}
            </span>
          </button>
        ))}
        {(from || to) && (
          <button
            type="button"
            className="icon-button"
            aria-label={t.clear}
            onClick={() => onChange({ from: undefined, to: undefined })}
          >
            <Icon path={closeIcon} size={20} />
          </button>
        )}
      </fieldset>
    </div>
  )
}

/** Chips for the kind of reward, and a chip that opens the days of issue. */
export const FilterBar = ({ filters, onChange, today }: FilterBarProps) => {
  const t = useText(text)
  const name = useId()
  const [open, setOpen] = useState<'from' | 'to'>()
  const { from, to } = filters
  const isSet = from !== undefined || to !== undefined
  const [isUnfolded, setUnfolded] = useState(isSet)
  return (
    <div className={walletStyles.filters}>
      <div className={walletStyles.chips}>
        <fieldset className={walletStyles.kinds}>
          <legend className="visually-hidden">{t.type}</legend>
          {(['all', ...types] as const).map((value) => (
            <label key={value}>
              <input
                className="visually-hidden"
                type="radio"
                name={name}
                checked={(filters.type ?? 'all') === value}
                onChange={() => onChange({ type: value === 'all' ? undefined : value })}
              />
              <span>{t[value]}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className={isSet ? `${walletStyles.chip} ${walletStyles.isSet}` : walletStyles.chip}
          aria-expanded={isUnfolded}
          aria-label={t.issued}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon path={calendarIcon} size={18} />
          {t.date}
        </button>
      </div>
      {isUnfolded && <Days filters={filters} onChange={onChange} onOpen={setOpen} today={today} />}
      {open && today && (
        <Suspense>
          <DatePickerSheet
            title={t[open]}
            year={Number(today.slice(0, 4))}
            max={open === 'from' && to && to < today ? to : today}
            min={open === 'to' ? from : undefined}
            value={filters[open] ?? (open === 'from' ? to : from) ?? today}
            onConfirm={(day) => onChange({ [open]: day })}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
