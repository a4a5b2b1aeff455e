import { useId } from 'react'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { forwardIcon } from '../ui/later-icons.ts'
import * as styles from './cross-border.module.css'
import { text } from './text.ts'

const pages = {
  guide: '/crossBorder',
  check: '/crossWealthManagementActivity',
  account: '/crossWealthActivity',
  questions: '/crossBorderProblem',
} as const

/** Links to the other pages about the scheme. */
export const ReadOn = ({ from }: { from: keyof typeof pages }) => {
  const t = useText(text)
  const id = useId()
  return (
    <nav className={styles.cbPart} aria-labelledby={id}>
      <h2 id={id}>{t.more}</h2>
      <ul className={`${styles.cbCard} ${styles.cbLinks}`} role="list">
        {(['guide', 'check', 'account', 'questions'] as const)
          .filter((page) => page !== from)
          .map((page) => (
            <li key={page}>
              <a href={`#${pages[page]}`}>
                {t[page]}
                <Icon path={forwardIcon} mirrors size={20} />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
