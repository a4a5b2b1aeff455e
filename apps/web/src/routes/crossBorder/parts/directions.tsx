import type { CrossBorderGuide, Direction } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { formatWireDay } from '../../../shared/cross-border/format-amount.ts'
import { text as common } from '../../../shared/cross-border/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Both directions: who may use each, with a link to its self-check. */
export const Directions = ({ guide }: { guide: CrossBorderGuide }) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  const sides: readonly Direction[] = ['southbound', 'northbound']
  return (
    <section className={crossBorderStyles.cbPart} aria-labelledby="for-whom">
      <h2 id="for-whom">{t.forWhom}</h2>
      <ul className={styles.guideSides} role="list">
        {sides.map((side) => (
          <li key={side}>
            <a
              className={`${crossBorderStyles.cbCard} ${styles.guideSide}`}
              href={`#/crossWealthManagementActivity?direction=${side}`}
            >
              <svg viewBox="0 0 40 40" width="40" height="40" fill="none" aria-hidden="true">
                <path d={side === 'southbound' ? 'M20 7v26m-9-9 9 9 9-9' : 'M20 33V7m-9 9 9-9 9 9'} />
              </svg>
              <strong>{c[side]}</strong>
              <p {...ofContent(guide.forWhom[side], language)}>{inLanguage(guide.forWhom[side], language)}</p>
              <span>
                {t.selfCheck}
                <Icon path={forwardIcon} mirrors size={16} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={`${crossBorderStyles.cbAsOf} numbers`}>
        {fill(c.asOf, { day: formatWireDay(language, guide.asOf) })}
      </p>
    </section>
  )
}
