import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import * as styles from '../page.module.css'

interface SettingProps {
  label: string
  /** the present choice */
  value: ReactNode
  children: ReactNode
}

/** A row with the present choice. It opens the other choices, and closes those of the other rows. */
export const Setting = ({ label, value, children }: SettingProps) => (
  <details className={styles.setting} name="me-setting">
    <summary>
      <span>{label}</span>
      <span className={styles.settingValue}>{value}</span>
      <Icon path={downIcon} size={18} />
    </summary>
    <div className={styles.settingChoice}>{children}</div>
  </details>
)
