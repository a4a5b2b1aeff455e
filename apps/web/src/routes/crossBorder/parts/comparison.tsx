import type { CrossBorderGuide } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { text as common } from '../../../shared/cross-border/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The comparison table. Each aspect has a heading row, so that two columns of text fit 360 px. */
export const Comparison = ({ guide }: { guide: CrossBorderGuide }) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  return (
    <section className={crossBorderStyles.cbPart} aria-labelledby="compared">
      <h2 id="compared">{t.compared}</h2>
      {/* a scrollable region must be reachable by keyboard */}
      <section className={`${crossBorderStyles.cbCard} ${styles.guideTableCard}`} aria-label={t.caption} tabIndex={0}>
        <table className={`${styles.guideTable} numbers`}>
          <caption className="visually-hidden">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{c.southbound}</th>
              <th scope="col">{c.northbound}</th>
            </tr>
          </thead>
          {guide.compared.map(({ id, aspect, southbound, northbound }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {inLanguage(aspect, language)}
                </th>
              </tr>
              <tr>
                <td>{inLanguage(southbound, language)}</td>
                <td>{inLanguage(northbound, language)}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </section>
    </section>
  )
}
