import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from './partner-text.ts'

/** Who the partner is and which data it receives, shown before anyone applies. */
export const Partner = () => {
  const t = useText(text)
  const rows = [
    [t.who, t.whoWhat],
    [t.always, t.alwaysWhat],
    [t.withConsent, t.withConsentWhat],
    [t.never, t.neverWhat],
  ] as const
  return (
    <Section title={t.title}>
      <dl className={`${blocksStyles.card} ${styles.wealthPartner}`}>
        {rows.map(([name, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
