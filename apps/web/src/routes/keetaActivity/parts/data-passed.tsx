import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as styles from '../page.module.css'
import { text } from './data-text.ts'
import { neverIcon, passedIcon, tickIcon } from './icons.ts'

/** The data that leaves the firm, shown before anyone claims: always, only with consent, never. */
export const DataPassed = () => {
  const t = useText(text)
  const rows = [
    { icon: passedIcon, name: t.always, what: t.alwaysWhat },
    { icon: tickIcon, name: t.withConsent, what: t.withConsentWhat },
    { icon: neverIcon, name: t.never, what: t.neverWhat },
  ]
  return (
    <Section title={t.title}>
      <dl className={`${blocksStyles.card} ${styles.dataPassed}`}>
        {rows.map(({ icon, name, what }) => (
          <div key={name} className={styles.dataRow}>
            <dt>
              <Icon path={icon} size={20} />
              {name}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
