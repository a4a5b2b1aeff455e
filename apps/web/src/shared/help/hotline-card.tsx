import type { HotlineReply } from '@foyer/api/hotline'
import { CallUs } from '../hotline/call-us.tsx'
import { HotlineHours } from '../hotline/hotline-hours.tsx'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import * as styles from './help.module.css'
import { text } from './text.ts'
import { changeText } from './window-text.ts'

/** The hotline with its hours, and whether it is open. The line of the state has its place before it is known. */
export const HotlineCard = ({ hotline }: { hotline: HotlineReply | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  const change = hotline?.changesAt == null ? '' : changeText(language, hotline.changesAt, hotline.asOf)
  const words = hotline?.isOpen ? (change === '' ? t.alwaysOpen : t.openUntil) : t.opensAt
  return (
    <section className={styles.card} aria-labelledby="help-hotline">
      <div className={styles.head}>
        <h3 id="help-hotline">{t.hotline}</h3>
        <p className={`${styles.state} numbers`} data-open={hotline?.isOpen ?? undefined}>
          {hotline && fill(words, { time: change })}
        </p>
      </div>
      <CallUs look={hotline === undefined ? 'plain' : hotline.isOpen ? 'main' : 'quiet'} />
      <HotlineHours />
    </section>
  )
}
