import type { DrawDetail } from '@foyer/api/draws'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import * as pageStyles from '../page.module.css'
import * as styles from './check.module.css'
import { MySeed } from './my-seed.tsx'
import { text } from './text.ts'

const shieldIcon = 'M12 3.5l7 2.6v5.2c0 4.3-2.9 7.6-7 9.2-4.1-1.6-7-4.9-7-9.2V6.1zM8.8 12l2.3 2.3 4.2-4.6'

const Hash = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.hash}>{value}</dd>
    {note && <dd className={`${pageStyles.drawNote} numbers`}>{note}</dd>}
  </div>
)

/** Why no one can pick winners. The commitment, the revealed seed and the person's own seed are folded below it. */
export const Fairness = ({ draw }: { draw: DrawDetail }) => {
  const t = useText(text)
  const language = useLanguage()
  const at = (moment: number) => ({ time: formatMoment(language, moment) })
  return (
    <Section title={t.fair}>
      <details className={`${blocksStyles.card} ${styles.fairness}`}>
        <summary>
          <Icon path={shieldIcon} />
          <span>
            <strong>{t.proof}</strong>
            <small>{t.proofWhy}</small>
          </span>
          <Icon path={downIcon} size={20} />
        </summary>
        <div className={styles.fairnessBody}>
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
                <dd className={pageStyles.drawNote}>{t.notRevealed}</dd>
              </div>
            )}
          </dl>
        </div>
      </details>
    </Section>
  )
}
