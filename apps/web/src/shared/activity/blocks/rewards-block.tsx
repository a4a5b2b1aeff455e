import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { useText } from '../../text/use-text.ts'
import * as styles from './blocks.module.css'
import { Picture } from './picture.tsx'
import { RewardGlyph } from './reward-glyph.tsx'
import { Section } from './section.tsx'
import { text } from './text.ts'

export const RewardsBlock = ({ block }: { block: Block<'rewards'> }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={block.title ?? t.rewards}>
      <ul className={styles.rewards} role="list">
        {block.rewards.map((reward) => (
          <li key={block.rewards.indexOf(reward)} className={`${styles.card} ${styles.reward}`}>
            {reward.art ? (
              <Picture
                name={reward.art}
                width={64}
                height={64}
                alt={inLanguage(reward.artAlt, language) ?? ''}
                focus={reward.focus}
                sizes="64px"
              />
            ) : (
              <RewardGlyph />
            )}
            <div>
              <strong {...ofContent(reward.name, language)}>{inLanguage(reward.name, language)}</strong>
              {reward.value && (
                <span className={`${styles.rewardValue} numbers`} {...ofContent(reward.value, language)}>
                  {inLanguage(reward.value, language)}
                </span>
              )}
              <p {...ofContent(reward.note, language)}>{inLanguage(reward.note, language)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
