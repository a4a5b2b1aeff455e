import { isRoute } from '../../../platform/navigation.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'

interface RowProps {
  /** path of one of our screens */
  path: string
  label: string
  icon: string
}

/** A link to a screen in a list; nothing if this build lacks the screen. */
export const Row = ({ path, label, icon }: RowProps) =>
  isRoute(path) && (
    <li>
      <a className={styles.row} href={`#${path}`}>
        <Icon path={icon} size={22} />
        <span>{label}</span>
        <Icon path={forwardIcon} mirrors size={18} />
      </a>
    </li>
  )
