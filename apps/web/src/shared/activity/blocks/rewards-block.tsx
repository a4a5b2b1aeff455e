import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { Art } from '../../art/art.tsx'
import { prizeNamed } from '../../rewards/prize-scene.ts'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { useText } from '../../text/use-text.ts'
import * as styles from './blocks.module.css'
import { Picture } from './picture.tsx'
import { RewardGlyph } from './reward-glyph.tsx'
import { Section } from './section.tsx'
import { text } from './text.ts'

/** The drawn picture of a reward, otherwise the author's own, otherwise that of a voucher. */
const RewardPicture = ({ reward }: { reward: Block<'rewards'>['rewards'][number] }) => {
  const language = useLanguage()
  const scene = prizeNamed(reward.art)
  if (scene)
    return (
      <span className={styles.rewardArt}>
        <Art scene={scene} />
      </span>
    )
  if (!reward.art) return <RewardGlyph />
  return (
    <Picture
      name={reward.art}
      width={64}
      height={64}
      alt={inLanguage(reward.artAlt, language) ?? ''}
      focus={reward.focus}
      sizes="64px"
    />
  )
}

export const RewardsBlock = ({ block }: { block: Block<'rewards'> }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={block.title ?? t.rewards}>
      <ul className={styles.rewards} role="list">
        {block.rewards.map((reward) => (
          <li key={block.rewards.indexOf(reward)} className={`${styles.card} ${styles.reward}`}>
            <div className={styles.rewardHead}>
              <RewardPicture reward={reward} />
              <div>
                <strong {...ofContent(reward.name, language)}>{inLanguage(reward.name, language)}</strong>
                {reward.value && (
                  <span className={`${styles.rewardValue} numbers`} {...ofContent(reward.value, language)}>
                    {inLanguage(reward.value, language)}
                  </span>
                )}
              </div>
            </div>
            <p {...ofContent(reward.note, language)}>{inLanguage(reward.note, language)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
