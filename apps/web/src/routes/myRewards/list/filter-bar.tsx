import type { RewardType } from '@foyer/api/rewards'
import { lazy, Suspense, useState } from 'react'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { calendarIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { type Filters, types } from './filters.ts'

const DatePickerSheet = lazy(() =>
  import('../../../shared/ui/date-picker/date-picker-sheet.tsx').then((part) => ({ default: part.DatePickerSheet })),
)

interface FilterBarProps {
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
  /** today in Hong Kong by the server's clock; undefined before the first answer */
  today: string | undefined
}

export const FilterBar = ({ filters, onChange, today }: FilterBarProps) => {
  const t = useText(text)
  const language = useLanguage()
  const [open, setOpen] = useState<'from' | 'to'>()
  const { from, to } = filters
  return (
    <div className={styles.rewardFilters}>
      <Segmented<RewardType | 'all'>
        label={t.type}
        options={(['all', ...types] as const).map((value) => ({ value, label: t[value] }))}
        value={filters.type ?? 'all'}
        onChange={(type) => onChange({ type: type === 'all' ? undefined : type })}
      />
      <fieldset className={styles.dayFilter}>
        <legend className="visually-hidden">{t.issued}</legend>
        {(['from', 'to'] as const).map((end) => (
          <button
            key={end}
            type="button"
            className={`${styles.dayButton} numbers${filters[end] ? ` ${styles.isSet}` : ''}`}
            aria-haspopup="dialog"
            aria-disabled={today === undefined || undefined}
            onClick={() => today && setOpen(end)}
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
