import { brand } from '@foyer/api/brand'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The name of the firm and the number under which a public register lists it (O6). */
export const Firm = () => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <section className={styles.aboutCard} aria-labelledby="about-firm">
      <h2 id="about-firm">{t.firm}</h2>
      <p className={styles.aboutFirm}>
        <strong>{inLanguage(brand.firm, language)}</strong>
        <span>{t.licensed}</span>
      </p>
      <dl className={styles.aboutFacts}>
        <div>
          <dt>{t.ce}</dt>
          <dd className="numbers">{brand.ceNumber}</dd>
        </div>
        <div>
          <dt>{t.address}</dt>
          <dd>{inLanguage(brand.address, language)}</dd>
        </div>
      </dl>
      <p>{t.register}</p>
      {brand.sample && <p>{t.sample}</p>}
    </section>
  )
}
