import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { formatHongKong } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Countdown } from '../../ui/countdown/countdown.tsx'
import { unitsOf } from '../../ui/countdown/time-left.ts'
import { isSoon } from '../frame/facts.tsx'
import { useShown } from '../shown.ts'
import * as styles from './blocks.module.css'
import { Section } from './section.tsx'
import { text } from './text.ts'

/**
 * The time to a moment: whole days in one row, and a countdown in the last 72 hours, when the seconds matter. The line of
 * phase and period above shows when the activity itself opens or closes.
 */
export const CountdownBlock = ({ block }: { block: Block<'countdown'> }) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, now } = useShown()
  if (block.to === detail.opensAt || block.to === detail.closesAt) return null
  const left = block.to - now
  const moment = <small className="numbers">{formatHongKong(language, block.to)}</small>
  if (!isSoon(left))
    return (
      <Section>
        <div className={`${styles.card} ${styles.daysBlock}`}>
          <p>
            {inLanguage(block.label, language)}
            {moment}
          </p>
          <strong className="numbers">{fill(t.days, { n: unitsOf(Math.floor(left / 1000)).days })}</strong>
        </div>
      </Section>
    )
  return (
    <Section>
      <div className={`${styles.card} ${styles.countdownBlock}`}>
        <p {...ofContent(block.label, language)}>{inLanguage(block.label, language)}</p>
        <Countdown to={block.to} now={now} />
        {moment}
      </div>
    </Section>
  )
}
