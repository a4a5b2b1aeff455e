import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { blockOf } from '../../../shared/activity/blocks/block-of.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { Art } from '../../../shared/art/art.tsx'
import { prizeNamed } from '../../../shared/rewards/prize-scene.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { downIcon } from '../../../shared/ui/icons.ts'
import * as styles from './content-card.module.css'
import { text } from './text.ts'

/** The rewards as one bundle, with their conditions folded below. */
const Bundle = ({ block: { rewards } }: { block: Block<'rewards'> }) => {
  const t = useText(text)
  const language = useLanguage()
  // a reward without a value has the figure of the headline, and only its condition is below
  const valued = rewards.filter(({ value }) => value)
  return (
    <section className={styles.bundle} aria-label={t.rewards}>
      <ul className={styles.rewards} role="list">
        {(valued.length > 0 ? valued : rewards).map((reward) => (
          <li key={rewards.indexOf(reward)} className={styles.reward}>
            <span className={styles.rewardArt}>
              <Art scene={prizeNamed(reward.art) ?? 'prizes/voucher'} />
            </span>
            <p>
              {reward.value && <strong className="numbers">{inLanguage(reward.value, language)}</strong>}
              <span>{inLanguage(reward.name, language)}</span>
            </p>
          </li>
        ))}
      </ul>
      <details className={styles.conditions}>
        <summary>
          {t.conditions}
          <Icon path={downIcon} size={20} />
        </summary>
        <dl>
          {rewards.map((reward) => (
            <div key={rewards.indexOf(reward)}>
              <dt>{inLanguage(reward.name, language)}</dt>
              <dd className="numbers">{inLanguage(reward.note, language)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** The steps as a programme: the titles in one view, and what each is about folded below its title. */
const Programme = ({ block: { title, steps } }: { block: Block<'steps'> }) => {
  const language = useLanguage()
  return (
    <section aria-label={inLanguage(title, language)}>
      <ol className={styles.programme} role="list">
        {steps.map((step, index) => (
          <li key={steps.indexOf(step)}>
            <details>
              <summary>
                <span className={`${styles.place} numbers`} aria-hidden="true">
                  {index + 1}
                </span>
                <strong>{inLanguage(step.title, language)}</strong>
                <Icon path={downIcon} size={20} />
              </summary>
              <p>{inLanguage(step.text, language)}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The block that the card over the headline panel shows instead of the page below: rewards, otherwise titled steps. */
export const useCardBlock = (): Block<'rewards'> | Block<'steps'> | undefined => {
  const { blocks } = useShown().detail
  const steps = blockOf(blocks, 'steps')
  return blockOf(blocks, 'rewards') ?? (steps?.title ? steps : undefined)
}

/** What the activity is about, over the lower edge of the headline panel. */
export const ContentCard = () => {
  const block = useCardBlock()
  if (block?.kind === 'rewards') return <Bundle block={block} />
  return block ? <Programme block={block} /> : null
}
