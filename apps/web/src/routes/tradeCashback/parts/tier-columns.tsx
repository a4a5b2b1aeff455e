import { inLanguage } from '@foyer/api/languages'
import { blockOf } from '../../../shared/activity/blocks/block-of.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from './card-text.ts'

/** The tiers as rising columns, each with the fees from which it applies. */
export const TierColumns = () => {
  const t = useText(text)
  const language = useLanguage()
  const block = blockOf(useShown().detail.blocks, 'rewards')
  if (!block) return null
  const { rewards, title } = block
  const percentOf = (n: number) => Number.parseFloat(inLanguage(rewards[n]?.value, language) ?? '')
  const highest = Math.max(...rewards.map((_, n) => percentOf(n)))
  // without percentages the columns rise evenly
  const shareOf = (n: number) => percentOf(n) / highest || (n + 1) / rewards.length
  return (
    <div className={styles.tierCard}>
      <p className={styles.tierAxis} aria-hidden="true">
        {inLanguage(title, language) ?? t.tiers}
      </p>
      <ol className={styles.tierColumns} role="list" aria-label={inLanguage(title, language) ?? t.tiers}>
        {rewards.map(({ name, value }, n) => (
          <li key={name['en-US']}>
            <strong className="numbers">{inLanguage(value, language)}</strong>
            <span
              className={styles.tierColumn}
              style={{ blockSize: `${4 * shareOf(n)}rem`, opacity: 0.4 + 0.6 * shareOf(n) }}
            />
            <small className="numbers">{inLanguage(name, language)}</small>
          </li>
        ))}
      </ol>
      <p className={styles.tierNote}>{t.how}</p>
    </div>
  )
}
