import type { Block } from '@foyer/api/page-content'
import { formatMoment } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { Countdown } from '../../ui/countdown/countdown.tsx'
import { useShown } from '../shown.ts'
import * as styles from './blocks.module.css'
import { Section } from './section.tsx'

export const CountdownBlock = ({ block }: { block: Block<'countdown'> }) => {
  const language = useLanguage()
  const { now } = useShown()
  return (
    <Section>
      <div className={`${styles.card} ${styles.countdownBlock}`}>
        <p>{block.label[language]}</p>
        <Countdown to={block.to} now={now} />
        <small className="numbers">{formatMoment(language, block.to)} HKT</small>
      </div>
    </Section>
  )
}
