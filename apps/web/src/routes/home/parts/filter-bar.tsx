import { useUser } from '../../../platform/user-store.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Chips } from '../../../shared/ui/chips.tsx'
import { type Filters, groups, phaseFilters } from '../filters.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const groupTexts = {
  all: 'anyKind',
  you: 'forYou',
  soon: 'soon',
  rewards: 'kindRewards',
  invest: 'kindInvest',
  crossBorder: 'kindCrossBorder',
  learn: 'kindLearn',
} as const
const phaseTexts = { all: 'anyPhase', open: 'open', upcoming: 'upcoming', ended: 'ended' } as const

interface FilterBarProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

/**
 * The filters by kind, and the filter by phase as a native menu, in a row that scrolls sideways. Only for a person who is signed in
 * can the server say what suits them; a link can bring a visitor to that filter too.
 */
export const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const shown = groups.filter((group) => group !== 'you' || isSignedIn || filters.group === 'you')
  return (
    <Chips
      label={t.kinds}
      options={shown.map((value) => ({ value, label: t[groupTexts[value]] }))}
      value={filters.group}
      onChange={(group) => onChange({ group })}
    >
      <select
        className={styles.phaseSelect}
        aria-label={t.phases}
        value={filters.phase}
        onChange={({ target }) => onChange({ phase: target.value as Filters['phase'] })}
      >
        {phaseFilters.map((phase) => (
          <option key={phase} value={phase}>
            {t[phaseTexts[phase]]}
          </option>
        ))}
      </select>
    </Chips>
  )
}
