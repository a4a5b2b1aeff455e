import type { DrawDetail } from '@foyer/api/draws'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { MySeed } from './my-seed.tsx'
import { text } from './text.ts'

const Hash = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.hash}>{value}</dd>
    {note && <dd className={`${styles.drawNote} numbers`}>{note}</dd>}
  </div>
)

/** The explanation why no one can pick winners, with the commitment and the revealed seed. */
export const Fairness = ({ draw }: { draw: DrawDetail }) => {
  const t = useText(text)
  const language = useLanguage()
  const at = (moment: number) => ({ time: formatMoment(language, moment) })
  return (
    <Section title={t.fair}>
      <div className={`${blocksStyles.card} ${styles.fairness}`}>
        <ol>
          <li>{t.before}</li>
          <li>{t.during}</li>
          <li>{t.after}</li>
        </ol>
        {draw.phase !== 'ended' && <MySeed />}
        <dl className={styles.hashes}>
          <Hash name={t.commitment} value={draw.commitment} note={fill(t.committedAt, at(draw.committedAt))} />
          <Hash name={t.seedHash} value={draw.seedHash} />
          {draw.seed !== null && draw.revealedAt !== null ? (
            <Hash name={t.seed} value={draw.seed} note={fill(t.revealedAt, at(draw.revealedAt))} />
          ) : (
            <div>
              <dt>{t.seed}</dt>
              <dd className={styles.drawNote}>{t.notRevealed}</dd>
            </div>
          )}
        </dl>
      </div>
    </Section>
  )
}
