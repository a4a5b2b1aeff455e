import { Icon } from '../ui/icon.tsx'
import * as styles from './player.module.css'

interface SelectButtonProps {
  icon: string
  label: string
  value: string
  options: readonly { value: string; label: string; lang?: string }[]
  onChange: (value: string) => void
}

/** A choice by a native select: it opens above a film in full screen and looks as usual on each phone. */
export const SelectButton = ({ icon, label, value, options, onChange }: SelectButtonProps) => (
  <label className={styles.playerSelect}>
    <span className="visually-hidden">{label}</span>
    <Icon path={icon} size={20} />
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
