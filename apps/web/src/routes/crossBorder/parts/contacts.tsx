import { brand } from '@foyer/api/brand'
import type { CrossBorderGuide } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The contacts for questions: the firm first, then the authorities. */
export const Contacts = ({ guide }: { guide: CrossBorderGuide }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <section className={crossBorderStyles.cbPart} aria-labelledby="contacts">
      <h2 id="contacts">{t.contacts}</h2>
      <ul className={`${crossBorderStyles.cbCard} ${styles.guideContacts}`} role="list">
        {guide.contacts.map(({ id, name, about, phone }) => {
          const number = id === 'firm' ? brand.hotline : phone
          return (
            <li key={id}>
              <strong {...ofContent(name, language)}>{inLanguage(name, language)}</strong>
              <p {...ofContent(about, language)}>{inLanguage(about, language)}</p>
              {number && (
                <a className="numbers" href={`tel:${number.replaceAll(' ', '')}`}>
                  {fill(t.call, { phone: number })}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
