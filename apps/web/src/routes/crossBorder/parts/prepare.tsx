import type { CrossBorderGuide, Direction } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import { useState } from 'react'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { text as common } from '../../../shared/cross-border/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The documents and steps of one direction at a time. */
export const Prepare = ({ guide }: { guide: CrossBorderGuide }) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  const [side, setSide] = useState<Direction>('southbound')
  return (
    <section className={crossBorderStyles.cbPart} aria-labelledby="prepare">
      <h2 id="prepare">{t.prepare}</h2>
      <Segmented<Direction>
        label={c.directions}
        options={(['southbound', 'northbound'] as const).map((value) => ({ value, label: c[value] }))}
        value={side}
        onChange={setSide}
      />
      <div className={`${crossBorderStyles.cbCard} ${styles.guidePrepare}`}>
        <h3>{t.documents}</h3>
        <ul className={styles.guideDocuments} role="list">
          {guide.documents[side].map(({ title, text: note }) => (
            <li key={title['en-US']}>
              <strong {...ofContent(title, language)}>{inLanguage(title, language)}</strong>
              <p {...ofContent(note, language)}>{inLanguage(note, language)}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${crossBorderStyles.cbCard} ${styles.guidePrepare}`}>
        <h3>{t.process}</h3>
        <ol className={styles.guideProcess} role="list">
          {guide.process[side].map(({ title, text: note }, n) => (
            <li key={title['en-US']} className={styles.guideStep}>
              <span className={`${styles.guideNumber} numbers`} aria-hidden="true">
                {n + 1}
              </span>
              <div>
                <strong {...ofContent(title, language)}>{inLanguage(title, language)}</strong>
                <p {...ofContent(note, language)}>{inLanguage(note, language)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <a className="button button-plain" href={`#/crossWealthManagementActivity?direction=${side}`}>
        {t.check}
      </a>
    </section>
  )
}
